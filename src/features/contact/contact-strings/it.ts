import type en from './en';

export default {
  subject: 'Oggetto',
  trap: 'Lascia vuoto questo campo',
  bringBack: 'Recupera la mia bozza',
  asLink: 'Lo stesso messaggio come link',
  copyText: 'Copia il testo',
  stored:
    'Il messaggio viene salvato nel database di questo sito finché la questione non è chiusa. La bozza resta su questo dispositivo fino all’invio.',
  opens: 'L’invio apre il tuo programma di posta con il messaggio già compilato. La bozza resta su questo dispositivo.',
  copied: 'Copiato.',
  notCopied: 'Il browser non ha consentito la copia. Seleziona il testo e premi Ctrl+C.',
  opening: 'Apertura del programma di posta… Se non si apre, scrivi a {mail} o copia il link.',
  longCopied: 'Il messaggio è troppo lungo per un link ed è negli appunti: incollalo nell’email che si apre.',
  longNotCopied:
    'Il messaggio è troppo lungo per un link e il browser non ha consentito la copia: seleziona il testo qui sopra, copialo e incollalo nell’email che si apre.',
  failed: 'Non è stato possibile inviare il messaggio, che è ancora qui. Riprova oppure invialo per email:',
  tooLong: '{n, plural, one {# carattere} many {# di caratteri} other {# caratteri}}; il massimo è {max}.',
  messageShort:
    'Il messaggio ha {n, plural, one {# carattere} many {# di caratteri} other {# caratteri}}; scrivine almeno {max}.',
  noEmail: 'Scrivi il tuo indirizzo email, così possiamo rispondere.',
  badEmail: 'Non è un indirizzo email: servono una @ e poi un punto, come in nome@example.com.',
} satisfies Record<keyof typeof en, string>;
