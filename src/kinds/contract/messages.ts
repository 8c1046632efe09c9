/**
 * What a tool says, as data: a code and the values that fill the sentence's blanks. The sentence itself is in the
 * tool's `strings/<lang>.ts`, in each language; data survives workers, and a code without a sentence is a type error.
 */
export interface Saying<Role extends string, Code extends string> {
  readonly says: Role;
  readonly code: Code;
  readonly with: Blanks;
}

/** Numbers are written as the page's language writes them, strings as they are. */
export type Blanks = Readonly<Record<string, string | number | bigint | Exact>>;

/** A decimal number kept as text, so that it is shown to the last digit: `{ exact: '0.10' }`. */
export interface Exact {
  readonly exact: string;
}

/** Why there is no result, or not a whole one: the visitor can put it right. */
export type Problem<Code extends string = string> = Saying<'problem', Code> & {
  /** The field at fault, which gets the focus and `aria-invalid`. */
  readonly field?: string;
};
/** A remark that stops nothing: a lossy conversion, a preview cut short. */
export type Note<Code extends string = string> = Saying<'note', Code>;
/** A line of 'How it is worked out'. */
export type Step<Code extends string = string> = Saying<'step', Code>;
/** A word or phrase inside a result: a column's heading, a row's name. */
export type Term<Code extends string = string> = Saying<'term', Code>;

export function problem<const Code extends string>(code: Code, blanks: Blanks = {}, field?: string): Problem<Code> {
  return { says: 'problem', code, with: blanks, ...(field !== undefined && { field }) };
}

export const note = <const Code extends string>(code: Code, blanks: Blanks = {}): Note<Code> => ({
  says: 'note',
  code,
  with: blanks,
});

export const step = <const Code extends string>(code: Code, blanks: Blanks = {}): Step<Code> => ({
  says: 'step',
  code,
  with: blanks,
});

export const term = <const Code extends string>(code: Code, blanks: Blanks = {}): Term<Code> => ({
  says: 'term',
  code,
  with: blanks,
});

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'says' in value && value.says === 'problem';

/** Every code of one role that occurs anywhere in a type: `CodesIn<Problem<'a'> | { notes: Note<'b'>[] }, 'note'>` is 'b'. */
export type CodesIn<T, Role extends string> =
  T extends Saying<Role, infer Code>
    ? Code
    : T extends Saying<string, string> | Blob | Function | string | number | bigint | boolean | null | undefined
      ? never
      : T extends readonly (infer Item)[]
        ? CodesIn<Item, Role>
        : T extends object
          ? // Without -?, an optional part would add `undefined` to the codes.
            { [Key in keyof T]-?: CodesIn<T[Key], Role> }[keyof T]
          : never;
