import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Wiersz {line}, kolumna {column}: {found} jest poza elementem głównym. Mogą tam być tylko komentarze i\u00a0instrukcje.',
  xmlNoRoot: 'Wiersz {line}, kolumna {column}: nie ma tu żadnego elementu, więc to nie jest dokument XML.',
  xmlSecondRoot:
    'Wiersz {line}, kolumna {column}: <{name}> byłby drugim elementem głównym. XML ma jeden; umieść oba w\u00a0innym elemencie.',
  xmlOpenElement:
    'Wiersz {line}, kolumna {column}: tekst się kończy, a\u00a0<{name}> z\u00a0wiersza {fromLine}, kolumny {fromColumn}, jest wciąż otwarty.',
  xmlWrongClose:
    'Wiersz {line}, kolumna {column}: jest </{name}>, a\u00a0powinno być </{open}>, które zamknie element z\u00a0wiersza {fromLine}, kolumny {fromColumn}.',
  xmlCloseNothing: 'Wiersz {line}, kolumna {column}: </{name}> zamyka element, którego nie otwarto.',
  xmlLess: 'Wiersz {line}, kolumna {column}: od tego „<” nie zaczyna się znacznik. Sam znak pisze się &lt;',
  xmlTag: 'Wiersz {line}, kolumna {column}: {found} nie może być w\u00a0znaczniku {name}.',
  xmlOpenTag:
    'Wiersz {line}, kolumna {column}: znacznik {name} z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma „>”.',
  xmlValue: 'Wiersz {line}, kolumna {column}: atrybut {name} wymaga „=” i\u00a0wartości w\u00a0cudzysłowie.',
  xmlOpenValue:
    'Wiersz {line}, kolumna {column}: wartość {name} z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma cudzysłowu na końcu.',
  xmlLessInValue: 'Wiersz {line}, kolumna {column}: wartość {name} zawiera „<”. Napisz &lt;',
  xmlRepeatedAttribute: 'Wiersz {line}, kolumna {column}: ten znacznik ma już atrybut {name}.',
  xmlAttributeSpace: 'Wiersz {line}, kolumna {column}: między dwoma atrybutami brakuje spacji.',
  xmlAmpersand: 'Wiersz {line}, kolumna {column}: „&” nie zaczyna odwołania. Sam znak pisze się &amp;',
  xmlReference:
    'Wiersz {line}, kolumna {column}: {found} nie jest odwołaniem do znaku. Napisz je jak &#233; lub &#xE9;, ze średnikiem.',
  xmlEntity:
    'Wiersz {line}, kolumna {column}: nic tu nie deklaruje &{name};, a\u00a0XML zna tylko &lt; &gt; &amp; &quot; i\u00a0&apos;. Wpisz sam znak albo jego numer, jak &#160;',
  xmlDashes:
    'Wiersz {line}, kolumna {column}: komentarz nie może zawierać dwóch łączników obok siebie ani kończyć się trzema.',
  xmlOpenComment:
    'Wiersz {line}, kolumna {column}: komentarz z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma -->',
  xmlOpenCdata:
    'Wiersz {line}, kolumna {column}: sekcja CDATA z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma ]]>',
  xmlOpenInstruction:
    'Wiersz {line}, kolumna {column}: instrukcja z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma ?>',
  xmlOpenDoctype:
    'Wiersz {line}, kolumna {column}: DOCTYPE z\u00a0wiersza {fromLine}, kolumny {fromColumn}, nie ma „>” albo zostawia otwarty cudzysłów lub nawias.',
  xmlDeclaration:
    'Wiersz {line}, kolumna {column}: deklarację XML pisze się <?xml version="1.0" encoding="UTF-8"?>: najpierw version, potem ewentualnie encoding i\u00a0standalone.',
  xmlDeclarationPlace:
    'Wiersz {line}, kolumna {column}: <?xml musi być na samym początku tekstu, małymi literami i\u00a0bez spacji przed nim.',
  xmlDoctype:
    'Wiersz {line}, kolumna {column}: DOCTYPE pisze się <!DOCTYPE nazwa SYSTEM "adres" [deklaracje]> albo z\u00a0samą nazwą.',
  xmlDoctypePlace: 'Wiersz {line}, kolumna {column}: dozwolony jest jeden DOCTYPE, przed elementem głównym.',
  xmlCdataPlace: 'Wiersz {line}, kolumna {column}: CDATA to tekst, a\u00a0tekst musi być w\u00a0elemencie.',
  xmlCdataEnd: 'Wiersz {line}, kolumna {column}: ]]> nie może być w\u00a0tekście. Napisz ]]&gt;',
  xmlControl: 'Wiersz {line}, kolumna {column}: XML 1.0 nie dopuszcza znaku sterującego {code}, nawet jako odwołania.',
  xmlMarkup: 'Wiersz {line}, kolumna {column}: to nie jest znacznik, komentarz, CDATA, instrukcja ani DOCTYPE.',
  xmlTooLong:
    'Wynik miałby ponad {limit} mln znaków, a\u00a0przeglądarka nie obsługuje tak długich tekstów. Zmniejsz wcięcia.',
} satisfies Record<XmlFaultCode, string>;
