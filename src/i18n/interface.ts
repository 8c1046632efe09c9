import en, { type Interface } from './en';
import es from './es';
import fr from './fr';
import id from './id';
import it from './it';
import pl from './pl';
import pt from './pt';
import ru from './ru';
import type { Lang } from './languages';

/** Every interface string of every language: for pages at build, never for an island. */
export const INTERFACE: Record<Lang, Interface> = { en, es, fr, id, it, pl, pt, ru };
