import type { Language } from './languages/language';

/** Each language is a separate chunk, fetched when it is chosen. */
export const LANGUAGES = {
  'en-US': () => import('./languages/en-US'),
  'en-GB': () => import('./languages/en-GB'),
  'en-IN': () => import('./languages/en-IN'),
  'es-ES': () => import('./languages/es-ES'),
  'fr-FR': () => import('./languages/fr-FR'),
  'id-ID': () => import('./languages/id-ID'),
  'it-IT': () => import('./languages/it-IT'),
  'pl-PL': () => import('./languages/pl-PL'),
  'pt-BR': () => import('./languages/pt-BR'),
  'pt-PT': () => import('./languages/pt-PT'),
  'ru-RU': () => import('./languages/ru-RU'),
  'hi-IN': () => import('./languages/hi-IN'),
} as const satisfies Record<string, () => Promise<{ default: Language }>>;

export type Tag = keyof typeof LANGUAGES;
