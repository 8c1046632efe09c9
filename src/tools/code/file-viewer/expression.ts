/** `/error/i`: JavaScript's notation for an expression that ignores case. */
const IGNORES_CAPITALS = /^\/([^]+)\/(?=[gmsu]*i)[gimsu]+$/;

/** Turns the query into an expression: a text that ignores case, or the visitor's expression, which may be invalid. */
export function expressionOf(query: string, regex: boolean): RegExp | SyntaxError {
  if (!regex) return new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  const inner = IGNORES_CAPITALS.exec(query)?.[1];
  try {
    return inner === undefined ? new RegExp(query, 'gu') : new RegExp(inner, 'giu');
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}
