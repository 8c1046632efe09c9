import type { Translation } from '../../../../kinds/contract';
import pl from '../names/pl';
import type en from './en';

export default {
  labels: {
    plain: 'Zwykłe litery',
    set: 'Kolejność stylów',
    style: 'Styl',
    markup: 'Formatowanie wbudowane w\u00a0aplikację',
  },
  hints: {
    input:
      'Czytniki ekranu źle czytają te litery, a\u00a0wyszukiwarki często ich nie znajdują. Używaj ich w\u00a0nazwie albo w\u00a0kilku słowach.',
  },
  placeholders: { input: 'Wpisz tekst' },
  terms: {
    more: 'Więcej stylów',
    ...pl.styles,
    markupBold: 'Pogrubienie: {result}',
    markupItalic: 'Kursywa: {result}',
    markupBoth: 'Pogrubiona kursywa: {result}',
    markupUnderline: 'Podkreślenie: {result}',
    markupStrike: 'Przekreślenie: {result}',
    markupSpoiler: 'Ukryte do kliknięcia: {result}',
    markupCode: 'Kod: {result}',
    markupMono: 'Stała szerokość: {result}',
    markupQuote: 'Cytat: {result}',
    markupList: 'Lista: {result}',
  },
  own: { count: 'Znaki:', missing: 'Na tym urządzeniu widać kwadraciki' },
  notes: {
    wasStyled:
      'Twój tekst ma już ozdobne litery i\u00a0karty zostawiają je bez zmian. Ten sam tekst zwykłymi literami jest wyżej: skopiuj go albo użyj, by wypróbować inne style.',
    tooLong: 'Tekst ma za dużo znaków: {length}. Limit to {limit}.',
    tiktokLimit: 'Limity znaków na TikToku według użytkowników: nazwa {name}, bio {bio}, opis {caption}.',
    facebookLimit:
      'Limit znaków w\u00a0poście na Facebooku to {post}; po kilku wierszach reszta chowa się za „Zobacz więcej”.',
    linkedinLimit: 'Limity znaków na LinkedInie: nagłówek {headline}, post {post}.',
    snapchatNames:
      'W\u00a0nazwie profilu publicznego Snapchat wymaga czytelnych liter: bez emoji i\u00a0znaków takich jak $ czy %.',
    twitterLimit: 'Limit znaków w\u00a0poście na X to {post}; większość tych liter liczy się podwójnie.',
    twitterLength: 'Pogrubiony tekst zajmuje {length} z\u00a0limitu {post} znaków w\u00a0poście na X.',
    instagramLimit: 'Limit znaków w\u00a0bio na Instagramie to {bio}.',
    discordLimit: 'Limit znaków w\u00a0pseudonimie na Discordzie to {nickname}.',
    fortniteLimit:
      'Limit znaków w\u00a0nazwie to {name}. Epic odrzuca wiele z\u00a0tych liter: nowa nazwa może mieć tylko A–Z, cyfry oraz . - _',
    whatsappLimit:
      'Limity znaków na WhatsAppie to w\u00a0przybliżeniu: informacje {about}, nazwa grupy {group}, status {status}.',
  },
} satisfies Translation<typeof en>;
