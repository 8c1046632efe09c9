export const BLOCKED: RegExp;
