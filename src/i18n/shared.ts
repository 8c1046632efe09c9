import type { Lang } from './languages';
import type { InterfaceKey } from './en';

/**
 * Names of fields and results that many tools share, and the interface string that says them. A tool may give its
 * own word for one of them; a tool that needs another name says it in its `strings.ts`.
 */
export const SHARED_LABELS = {
  input: 'label.text',
  result: 'label.result',
  count: 'label.quantity',
  seed: 'label.seed',
  from: 'label.from',
  to: 'label.to',
  min: 'label.min',
  max: 'label.max',
  separator: 'label.separator',
  format: 'label.format',
  file: 'label.file',
  words: 'label.words',
  characters: 'label.characters',
  lines: 'label.lines',
  sentences: 'label.sentences',
  paragraphs: 'label.paragraphs',
  summary: 'label.result',
  total: 'label.total',
  currency: 'label.currency',
  table: 'label.table',
} as const satisfies Record<string, InterfaceKey>;

export type SharedLabel = keyof typeof SHARED_LABELS;
export type { Lang };
