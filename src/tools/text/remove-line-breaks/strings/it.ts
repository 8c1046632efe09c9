import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    replaceWith: 'Al posto dell’a capo',
    custom: 'Testo sostitutivo',
    keepParagraphs: 'Mantieni i paragrafi (righe vuote)',
    dehyphenate: 'Ricomponi le parole divise dal trattino',
    collapse: 'Riduci gli spazi multipli a uno',
    removed: 'A capo rimossi',
  },
  choices: { replaceWith: { space: 'Uno spazio', none: 'Niente', comma: 'Virgola e spazio', custom: 'Altro' } },
  placeholders: { input: 'Incolla il testo di un PDF o di un’email' },
} satisfies Translation<typeof en>;
