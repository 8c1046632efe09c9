/** A node of the syntax tree that php-parser makes. */
export interface PhpNode {
  readonly kind: string;
  /** Offsets in the source. */
  readonly loc?: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } } | null;
  readonly parenthesizedExpression?: boolean;
  readonly [property: string]: unknown;
}

export const isPhpNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/** The offset at which a node begins. */
export const startOf = ({ loc }: PhpNode): number => loc?.start.offset ?? 0;
