import type { Language } from './languages/language';

export const TAGS = [
  'en-US',
  'en-GB',
  'en-IN',
  'es-ES',
  'fr-FR',
  'id-ID',
  'it-IT',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ru-RU',
  'hi-IN',
] as const;
export type Tag = (typeof TAGS)[number];

/** A glob, whose keys tell the build which files a page keeps for use offline: those of its own language. */
const FILES = import.meta.glob<Language>('./languages/*-*.ts', { import: 'default' });

/** Each language is a separate chunk, fetched when it is chosen. */
export async function loadLanguage(tag: Tag): Promise<Language> {
  const load = FILES[`./languages/${tag}.ts`];
  if (!load) throw new Error(`languages/${tag}.ts is missing`);
  return load();
}
