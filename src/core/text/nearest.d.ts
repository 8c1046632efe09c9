export function distance(a: string, b: string): number;
export function nearest(typed: string, values: Iterable<string>): string | undefined;
export function suggestion(typed: string, values: Iterable<string>): string;
export function unknownName(kind: string, typed: string, values: Iterable<string>): string;
