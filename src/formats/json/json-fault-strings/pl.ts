import type { FaultCode } from '../json-fault';

export default {
  jsonTrailingComma:
    'Wiersz {line}, kolumna {column}: „{found}” stoi tuż po przecinku. JSON nie dopuszcza przecinka na końcu: usuń go albo dopisz wartość.',
  jsonExtraComma:
    'Wiersz {line}, kolumna {column}: przecinek, przed którym nic nie ma. Usuń go albo dopisz brakującą wartość.',
  jsonSingleQuotes:
    'Wiersz {line}, kolumna {column}: w\u00a0JSON klucze i\u00a0teksty pisze się w\u00a0prostych cudzysłowach ("), nie w\u00a0apostrofach.',
  jsonCurlyQuotes:
    'Wiersz {line}, kolumna {column}: {found} to cudzysłów drukarski, jak z\u00a0edytora tekstu. JSON wymaga prostego: "',
  jsonBareKey:
    'Wiersz {line}, kolumna {column}: klucz {word} nie jest w\u00a0cudzysłowie. W\u00a0JSON pisze się "{word}".',
  jsonKey: 'Wiersz {line}, kolumna {column}: powinien tu być klucz w\u00a0cudzysłowie, a\u00a0jest {found}.',
  jsonColon: 'Wiersz {line}, kolumna {column}: po kluczu powinien być dwukropek, a\u00a0jest {found}.',
  jsonComma: 'Wiersz {line}, kolumna {column}: przed {found} brakuje przecinka.',
  jsonAfterValue: 'Wiersz {line}, kolumna {column}: {found} stoi po wartości. Pasuje tu przecinek albo „{close}”.',
  jsonWrongBracket:
    'Wiersz {line}, kolumna {column}: „{found}” zamyka to, co otworzył inny znak w\u00a0wierszu {fromLine}, kolumnie {fromColumn}. Tamten zamyka „{close}”.',
  jsonQuoteInside:
    'Wiersz {line}, kolumna {column}: tekst skończył się przed {word}. Cudzysłów wewnątrz tekstu pisze się \\"; jeśli tekst ma się tu skończyć, brakuje przecinka.',
  jsonValue: 'Wiersz {line}, kolumna {column}: powinna tu być wartość, a\u00a0jest {found}.',
  jsonWord:
    'Wiersz {line}, kolumna {column}: {word} nie jest wartością JSON. Tekst pisze się w\u00a0cudzysłowie; bez niego są tylko true, false i\u00a0null.',
  jsonWordSpelling: 'Wiersz {line}, kolumna {column}: w\u00a0JSON pisze się {right}, nie {word}.',
  jsonNotFinite: 'Wiersz {line}, kolumna {column}: JSON nie zna {word}. Wpisz null albo to słowo w\u00a0cudzysłowie.',
  jsonPlus: 'Wiersz {line}, kolumna {column}: liczba w\u00a0JSON nie ma znaku plus.',
  jsonPoint:
    'Wiersz {line}, kolumna {column}: liczba w\u00a0JSON ma cyfry po obu stronach kropki dziesiętnej. Dopisz zero.',
  jsonHex:
    'Wiersz {line}, kolumna {column}: JSON nie ma liczb szesnastkowych. Zapisz ją dziesiętnie albo w\u00a0cudzysłowie.',
  jsonLeadingZero:
    'Wiersz {line}, kolumna {column}: liczba w\u00a0JSON nie zaczyna się od zera. Usuń zero albo zapisz kody takie jak 007 w\u00a0cudzysłowie.',
  jsonNumber: 'Wiersz {line}, kolumna {column}: powinna tu być cyfra liczby, a\u00a0jest {found}.',
  jsonNumberEnds: 'Wiersz {line}, kolumna {column}: tekst kończy się w\u00a0środku liczby. Brakuje cyfry.',
  jsonEscape:
    'Wiersz {line}, kolumna {column}: JSON nie zna takiej sekwencji: ukośnik odwrotny i\u00a0{found}. Zna \\" \\\\ \\/ \\b \\f \\n \\r \\t oraz \\u z\u00a0czterema cyframi szesnastkowymi; sam ukośnik odwrotny pisze się \\\\.',
  jsonUnicodeEscape: 'Wiersz {line}, kolumna {column}: \\u wymaga czterech cyfr szesnastkowych, jak w\u00a0\\u00e9.',
  jsonControl:
    'Wiersz {line}, kolumna {column}: tekst zawiera znak sterujący {code}. W\u00a0JSON pisze się go sekwencją: \\t dla tabulatora, \\u i\u00a0cztery cyfry szesnastkowe dla innych.',
  jsonSpace:
    'Wiersz {line}, kolumna {column}: między wartościami jest niewidoczny znak {code}. Usuń go: JSON dopuszcza tam tylko spacje, tabulatory i\u00a0końce wierszy.',
  jsonLineBreak:
    'Wiersz {line}, kolumna {column}: wiersz kończy się w\u00a0tekście, który zaczął się w\u00a0kolumnie {fromColumn}. Brakuje cudzysłowu na końcu albo koniec wiersza trzeba zapisać jako \\n.',
  jsonOpenString:
    'Wiersz {line}, kolumna {column}: tekst z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma cudzysłowu na końcu.',
  jsonOpenBracket:
    'Wiersz {line}, kolumna {column}: to koniec, a\u00a0„{found}” z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nadal jest otwarty. Tekst jest ucięty albo brakuje znaku zamykającego.',
  jsonOpenComment:
    'Wiersz {line}, kolumna {column}: komentarz z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie kończy się na */.',
  jsonComment: 'Wiersz {line}, kolumna {column}: JSON nie dopuszcza komentarzy.',
  jsonEnd: 'Wiersz {line}, kolumna {column}: JSON kończy się przed {found}; dalej nie może już nic być.',
  jsonLineEnds:
    'Wiersz {line}, kolumna {column}: wiersz kończy się, zanim skończy się jego wartość. Każdy wiersz musi zawierać całą wartość.',
  jsonEmpty: 'Wiersz {line}, kolumna {column}: nie ma tu wartości, są tylko komentarze lub odstępy.',
  jsonTooLong:
    'Wynik miałby ponad {limit} mln znaków, a\u00a0przeglądarka nie obsługuje tak długich tekstów. Zmniejsz wcięcia albo wybierz zapis zwarty.',
} satisfies Record<FaultCode, string>;
