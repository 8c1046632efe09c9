type Variables = Record<string, string | undefined>;

export const environment: Variables;
export function loadEnvironment(env?: Variables, root?: string): string[];
export function knownVariables(example: string): string[];
