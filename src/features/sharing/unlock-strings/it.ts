import type en from './en';

export default {
  locked: 'La password non è corretta, oppure il link è stato modificato.',
  lockedLink:
    'Il testo di questo link è protetto da una password. Senza password non si può aprire, nemmeno da questo sito.',
  password: 'Password',
  noRecovery: 'Una password non si può recuperare. Chiedila a chi ti ha inviato il link.',
  unlock: 'Sblocca',
  damaged: 'Il link è danneggiato o incompleto: non è stato possibile leggere il testo. Chiedi di rinviartelo.',
  tooLarge: 'Questo link contiene più di 5 MB di testo, quindi non è stato aperto.',
  close: 'Chiudi',
} satisfies Record<keyof typeof en, string>;
