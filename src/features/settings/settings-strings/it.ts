import type en from './en';

export default {
  all: 'Tutto',
  dataName: 'Dati su questo dispositivo',
  privacyName: 'Privacy',
  title: '{name}: impostazioni di questo dispositivo',
  description: '{name}: che cosa conserva Smallkit in questo browser e come modificarlo o cancellarlo.',
  unknown: 'Nessuna impostazione si chiama «{path}».',
  languageHint: 'Ogni lingua ha la sua home e i suoi strumenti. La lingua è nell’indirizzo; non viene salvato nulla.',
  systemHint: '«{system}» segue il dispositivo, anche quando cambia la sera.',
  copyHint: 'Le copie sono file JSON. Ciò che cancelli qui non si può recuperare.',
  saveAll: 'Salva una copia di tutto',
  nothingAsked:
    'Questo sito non ha annunci, statistiche né registrazioni, quindi non c’è nulla da scegliere. Gli strumenti che contattano altri siti lo indicano.',
  appCheck: 'reCAPTCHA di Google, prima di usare un account o condividere',
  oneTap: 'Google One Tap nella pagina di accesso',
  erase: 'Cancella',
  eraseOne: 'Cancella: {label}',
  saveCopy: 'Salva una copia',
  saveCopyOne: 'Salva una copia: {label}',
  sizeUnknown: 'dimensione sconosciuta',
  erasedOne: 'Cancellato: {label}.',
  held: '{label}: è aperto in un’altra scheda di questo sito. Verrà cancellato quando la chiudi.',
  failed: '{label}: impossibile cancellare. Ricarica la pagina e riprova.',
  downloaded: '{name} è tra i tuoi download.',
  copyFailed: 'Impossibile creare la copia.',
  storeSettings: 'Impostazioni, preferiti ed elenchi',
  storeTab: 'Ultimo contenuto di questa scheda',
  storePages: 'Pagine da usare offline',
  storeDrafts: 'Bozze degli editor',
  storeNotes: 'Note del blocco note',
  storeClips: 'Elementi degli appunti online',
  storeItems: 'Elementi salvati',
  storePictures: 'Immagini dell’editor di foto',
  storeHanded: 'Risultati passati a un altro strumento',
  openTool: 'Apri uno strumento',
  emptyHere: 'Premi Salva in uno strumento: ciò che hai scritto e scelto resta su questo dispositivo e compare qui.',
  emptyAccount:
    'Premi Salva in uno strumento: ciò che hai scritto e scelto resta su questo dispositivo e nel tuo account, e compare qui.',
  exportItems: 'Esporta tutto in JSON',
  importItems: 'Importa una copia',
  onlyHere:
    '{n, plural, one {# elemento è} many {# di elementi sono} other {# elementi sono}} solo su questo dispositivo.',
  moveToAccount: '{n, plural, one {Conservalo} other {Conservali}} nel mio account',
  sending:
    'Sincronizzazione con il tuo account: {n, plural, one {# modifica} many {# di modifiche} other {# modifiche}}. Senza connessione restano su questo dispositivo.',
  itemsDownloaded:
    '{name} è tra i tuoi download: {n, plural, one {# elemento} many {# di elementi} other {# elementi}}, con i testi.',
  copyTooLarge: '{name} è di {size}; una copia arriva al massimo a {limit}.',
  notCopy: '{name} non è una copia di elementi salvati: scegli un file creato con «{export}».',
  added: '{n, plural, one {# elemento aggiunto} many {# di elementi aggiunti} other {# elementi aggiunti}}.',
  known:
    '{n, plural, one {# elemento già presente} many {# di elementi già presenti} other {# elementi già presenti}}.',
  unreadable:
    '{n, plural, one {# elemento illeggibile è stato ignorato} many {# di elementi illeggibili sono stati ignorati} other {# elementi illeggibili sono stati ignorati}}.',
  signedInAs: 'Accesso effettuato: {who}.',
  you: 'il tuo account',
  notSignedIn:
    'Non hai effettuato l’accesso. Nessuno strumento richiede un account; con un account ritrovi ciò che salvi su tutti i tuoi dispositivi.',
} satisfies Record<keyof typeof en, string>;
