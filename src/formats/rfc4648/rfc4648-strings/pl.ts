export const flaws = {
  notBase64:
    'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą base64. Cyfry to A–Z, a–z, 0–9, + i / albo - i _.',
  notBase32: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą base32. Cyfry to A–Z i 2–7.',
  notBase32hex: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą base32hex. Cyfry to 0–9 i A–V.',
  afterPadding:
    'Wiersz {line}, kolumna {column}: „{character}” stoi za dopełnieniem. Po znaku = tekst musi się kończyć.',
  badLength: 'Liczba cyfr ({digits}) nie daje pełnych bajtów: kilku brakuje albo jest za dużo, najpewniej na końcu.',
};

export const endings = {
  pem: 'Odczytany został tylko pierwszy blok między wierszami BEGIN i END.',
  looseBits: 'Ostatnia cyfra ma nadmiarowe bity, które powinny być zerami: tekst mógł zostać ucięty albo zmieniony.',
  oddPadding: 'Liczba znaków = nie zgadza się z liczbą cyfr; cyfry mimo to zostały odkodowane.',
};
