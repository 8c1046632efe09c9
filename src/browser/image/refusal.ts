/** Why a picture cannot be processed: a code for the tool's message, and its placeholders. */
export interface Refusal<Code extends string = OpenCode> {
  readonly refused: Code;
  readonly blanks: Readonly<Record<string, string | number>>;
}
export type OpenCode =
  /** {file} has no known type. */
  | 'notPicture'
  /** {file} is {type}, which no browser opens as a picture. */
  | 'otherType'
  /** {file} is truncated or broken: {type}. */
  | 'damaged'
  /** {file} has {width} × {height} pixels. */
  | 'tooLarge'
  /** This browser cannot decode {type}, or the file is broken further in: {file}. */
  | 'undecodable';

export const isRefusal = <Code extends string>(result: object | Refusal<Code>): result is Refusal<Code> =>
  'refused' in result;
