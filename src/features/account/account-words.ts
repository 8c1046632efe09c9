import type { Lang } from '../../i18n/languages';
import en from './account-strings/en';
import es from './account-strings/es';
import fr from './account-strings/fr';
import id from './account-strings/id';
import it from './account-strings/it';
import pl from './account-strings/pl';
import pt from './account-strings/pt';
import ru from './account-strings/ru';

export type AccountWords = Readonly<Record<keyof typeof en, string>>;

/** For the build; a script loads its page's language with `accountText()`. */
export const ACCOUNT_WORDS: Readonly<Record<Lang, AccountWords>> = { en, es, fr, id, it, pl, pt, ru };
