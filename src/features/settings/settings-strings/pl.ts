import type en from './en';

export default {
  all: 'Wszystko',
  dataName: 'Dane na tym urządzeniu',
  privacyName: 'Prywatność',
  title: '{name}: ustawienia tego urządzenia',
  description: '{name}: co Smallkit przechowuje w tej przeglądarce i jak to zmienić lub usunąć.',
  unknown: 'Nie ma ustawienia o nazwie „{path}”.',
  languageHint:
    'Każdy język ma własną stronę główną i własne narzędzia. Język widać w adresie; niczego nie zapisujemy.',
  systemHint: '„{system}” dostosowuje się do urządzenia, także gdy wieczorem zmienia ono tryb.',
  copyHint: 'Kopie to pliki JSON. Tego, co tu usuniesz, nie da się przywrócić.',
  saveAll: 'Zapisz kopię wszystkiego',
  nothingAsked:
    'Ten serwis nie ma reklam, statystyk ani nagrań sesji, więc nie ma czego wybierać. Narzędzia, które łączą się z\u00a0innymi serwisami, informują o\u00a0tym.',
  appCheck: 'reCAPTCHA Google, przed użyciem konta lub udostępniania',
  oneTap: 'Google One Tap na stronie logowania',
  erase: 'Usuń',
  eraseOne: 'Usuń: {label}',
  saveCopy: 'Zapisz kopię',
  saveCopyOne: 'Zapisz kopię: {label}',
  sizeUnknown: 'rozmiar nieznany',
  erasedOne: 'Usunięto: {label}.',
  held: '{label}: otwarte w innej karcie tej strony. Zostanie usunięte po jej zamknięciu.',
  failed: '{label}: nie udało się usunąć. Odśwież stronę i spróbuj ponownie.',
  downloaded: '{name} jest w pobranych plikach.',
  copyFailed: 'Nie udało się utworzyć kopii.',
  storeSettings: 'Ustawienia, ulubione i listy',
  storeTab: 'Ostatnia zawartość tej karty',
  storePages: 'Strony do użycia bez połączenia',
  storeDrafts: 'Szkice z edytorów',
  storeNotes: 'Notatki z notatnika',
  storeClips: 'Wycinki ze schowka online',
  storeItems: 'Zapisane elementy',
  storePictures: 'Obrazy w edytorze zdjęć',
  storeHanded: 'Wyniki przekazane do innego narzędzia',
  openTool: 'Otwórz narzędzie',
  emptyHere: 'Naciśnij Zapisz w narzędziu: to, co wpisano i wybrano, zostanie na tym urządzeniu i pojawi się tutaj.',
  emptyAccount:
    'Naciśnij Zapisz w narzędziu: to, co wpisano i wybrano, zostanie na tym urządzeniu i na koncie oraz pojawi się tutaj.',
  exportItems: 'Eksportuj wszystko jako JSON',
  importItems: 'Importuj kopię',
  onlyHere:
    'Tylko na tym urządzeniu: {n, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}}.',
  moveToAccount: '{n, plural, one {Przenieś go} few {Przenieś je} many {Przenieś je} other {Przenieś je}} na konto',
  sending:
    'W drodze na konto: {n, plural, one {# zmiana} few {# zmiany} many {# zmian} other {# zmiany}}; bez połączenia czekają na tym urządzeniu.',
  itemsDownloaded:
    '{name} jest w pobranych plikach: {n, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}} wraz z tekstami.',
  copyTooLarge: '{name} ma {size}; kopia może mieć najwyżej {limit}.',
  notCopy: '{name} nie jest kopią zapisanych elementów: wybierz plik utworzony przyciskiem „{export}”.',
  added: 'Dodano {n, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}}.',
  known:
    'Już tu {n, plural, one {był # element} few {były # elementy} many {było # elementów} other {było # elementu}}.',
  unreadable:
    'Pominięto {n, plural, one {# nieczytelny element} few {# nieczytelne elementy} many {# nieczytelnych elementów} other {# nieczytelnego elementu}}.',
  signedInAs: 'Zalogowano: {who}.',
  you: 'Twoje konto',
  notSignedIn:
    'Nie zalogowano. Żadne narzędzie nie wymaga konta; dzięki kontu masz zapisane rzeczy na wszystkich urządzeniach.',
} satisfies Record<keyof typeof en, string>;
