/**
 * A message of a tool as data: a code, and the values of its placeholders. The text is in the tool's `strings/<lang>.ts`.
 * Data can be sent from a worker, and a code without a text is a type error (ToolStrings).
 */
export interface Message<Role extends string, Code extends string> {
  readonly says: Role;
  readonly code: Code;
  readonly with: MessageValues;
}

/** Values of a message's placeholders. Numbers are formatted for the page's language; strings are inserted unchanged. */
export type MessageValues = Readonly<Record<string, string | number | bigint | Exact>>;

/** A decimal number as text, so that every digit is shown: `{ exact: '0.10' }`. */
export interface Exact {
  readonly exact: string;
}

/** Why there is no result, or only part of one: something that the visitor can fix. */
export type Problem<Code extends string = string> = Message<'problem', Code> & {
  /** The field with the problem, which gets `aria-invalid`. */
  readonly field?: string;
};
/** A message beside a result: a conversion lost something, a preview is shortened. */
export type Note<Code extends string = string> = Message<'note', Code>;
/** A line of the list 'How it is calculated'. */
export type Step<Code extends string = string> = Message<'step', Code>;
/** A word or phrase inside a result: a column heading, a row's name. */
export type Term<Code extends string = string> = Message<'term', Code>;

export function problem<const Code extends string>(
  code: Code,
  blanks: MessageValues = {},
  field?: string,
): Problem<Code> {
  return { says: 'problem', code, with: blanks, ...(field !== undefined && { field }) };
}

export const note = <const Code extends string>(code: Code, blanks: MessageValues = {}): Note<Code> => ({
  says: 'note',
  code,
  with: blanks,
});

export const step = <const Code extends string>(code: Code, blanks: MessageValues = {}): Step<Code> => ({
  says: 'step',
  code,
  with: blanks,
});

export const term = <const Code extends string>(code: Code, blanks: MessageValues = {}): Term<Code> => ({
  says: 'term',
  code,
  with: blanks,
});

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'says' in value && value.says === 'problem';

/** All codes of one role inside a type: `CodesIn<Problem<'a'> | { notes: Note<'b'>[] }, 'note'>` is 'b'. */
export type CodesIn<T, Role extends string> =
  T extends Message<Role, infer Code>
    ? Code
    : T extends Message<string, string> | Blob | Function | string | number | bigint | boolean | null | undefined
      ? never
      : T extends readonly (infer Item)[]
        ? CodesIn<Item, Role>
        : T extends object
          ? // Without -?, an optional property would add `undefined` to the codes.
            { [Key in keyof T]-?: CodesIn<T[Key], Role> }[keyof T]
          : never;
