import type { Lang } from '../../i18n/languages';
import en from './contact-strings/en';
import es from './contact-strings/es';
import fr from './contact-strings/fr';
import id from './contact-strings/id';
import it from './contact-strings/it';
import pl from './contact-strings/pl';
import pt from './contact-strings/pt';
import ru from './contact-strings/ru';

export type ContactWords = Readonly<Record<keyof typeof en, string>>;

/** For the build: a page contains those of its language. */
export const CONTACT_WORDS: Readonly<Record<Lang, ContactWords>> = { en, es, fr, id, it, pl, pt, ru };
