import type { Lang } from '../../i18n/languages';
import en from './settings-strings/en';
import es from './settings-strings/es';
import fr from './settings-strings/fr';
import id from './settings-strings/id';
import it from './settings-strings/it';
import pl from './settings-strings/pl';
import pt from './settings-strings/pt';
import ru from './settings-strings/ru';

export type SettingsWords = Readonly<Record<keyof typeof en, string>>;

/** For the build: a page contains those of its language. */
export const SETTINGS_WORDS: Readonly<Record<Lang, SettingsWords>> = { en, es, fr, id, it, pl, pt, ru };
