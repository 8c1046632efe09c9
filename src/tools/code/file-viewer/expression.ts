/** `/error/i`: the way JavaScript writes an expression to which capitals are nothing. */
const IGNORES_CAPITALS = /^\/([^]+)\/(?=[gmsu]*i)[gimsu]+$/;

/** What is searched for, as an expression: a text with capitals ignored, or what the visitor wrote. It may be none. */
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
