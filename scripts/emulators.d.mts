type Emulator = 'auth' | 'firestore' | 'hosting';

export const PROJECT: string;
export const DIST: string;
export function portsOf(env?: Record<string, string | undefined>): Record<Emulator, number>;
export function addressOf(name: Emulator): string;
export function emulatorVariables(env?: Record<string, string | undefined>): Record<string, string>;
export function clientVariables(): Record<string, string>;
export class EmulatorMissing extends Error {}
export function startEmulators(options?: { only?: readonly Emulator[]; dist?: string }): Promise<() => Promise<void>>;
export function ensureEmulators(only?: readonly Emulator[]): Promise<() => Promise<void>>;
export function buildForEmulators(): Promise<{ code: number; output: string }>;
export function firestoreProgram(env?: Record<string, string | undefined>, java?: number): string | undefined;
