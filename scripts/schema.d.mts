export function schemaText(schema: { readonly allOf: readonly unknown[] }): string;
export function writeSchema(): Promise<void>;
