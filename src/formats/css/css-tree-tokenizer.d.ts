/** Only the tokenizer, which css-tree's types leave out. */
declare module 'css-tree/tokenizer' {
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}
