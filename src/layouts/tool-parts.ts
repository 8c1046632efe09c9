import type { Declared } from '../kinds/contract/tool';

/** The types, looks and kinds of fields and outputs that need a script which other forms don't (build/finish.ts). */
const PARTS = ['date', 'files', 'table', 'chart', 'drawing', 'code', 'codeFrom', 'cards'];

/** What the build must know of a tool's declaration, as words: 'files no-worker'. */
export function partsOf({ fields, outputs, worker }: Declared): string {
  const named = [...Object.values(fields), ...Object.values(outputs)].flatMap(({ type, ...rest }) => [
    type,
    ...Object.entries(rest).flatMap(([name, value]) => (value === false ? [] : name === 'look' ? String(value) : name)),
  ]);
  return [...PARTS.filter((part) => named.includes(part)), ...(worker === 'never' ? ['no-worker'] : [])].join(' ');
}
