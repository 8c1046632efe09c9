export const flaws = {
  notBase64:
    'Wiersz {line}, kolumna {column}: „{character}” nie należy do alfabetu Base64. Są w\u00a0nim A–Z, a–z, 0–9, + i\u00a0/ albo - i\u00a0_.',
  notBase32:
    'Wiersz {line}, kolumna {column}: „{character}” nie należy do alfabetu Base32. Są w\u00a0nim A–Z i\u00a02–7.',
  notBase32hex:
    'Wiersz {line}, kolumna {column}: „{character}” nie należy do alfabetu base32hex. Są w\u00a0nim 0–9 i\u00a0A–V.',
  afterPadding:
    'Wiersz {line}, kolumna {column}: „{character}” stoi za dopełnieniem. Po znaku = tekst musi się kończyć.',
  badLength:
    'Z\u00a0takiej liczby znaków ({digits}) nie da się złożyć pełnych bajtów: kilku brakuje albo jest za dużo, najpewniej na końcu.',
};

export const endings = {
  pem: 'Odczytany został tylko pierwszy blok między wierszami BEGIN i\u00a0END.',
  looseBits: 'Ostatni znak ma nadmiarowe bity, które powinny być zerami: tekst mógł zostać ucięty albo zmieniony.',
  oddPadding: 'Liczba znaków = nie zgadza się z\u00a0długością danych; mimo to je odkodowano.',
};
