import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/pl';
import jsonFaults from '../../../../formats/json/json-fault-strings/pl';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/pl';
import type en from './en';

export default {
  labels: {
    input: 'CSV, JSON, XML lub YAML',
    delimiter: 'Separator w\u00a0CSV',
    header: 'Pierwszy wiersz zawiera nazwy kolumn',
    infer: 'Rozpoznawaj liczby, true i\u00a0false',
    shape: 'Postać JSON',
    indent: 'Wcięcie',
    flatten: 'Zamień zagnieżdżone wartości na kolumny',
    formulaSafe: 'Zabezpiecz przed formułami',
    arrays: 'Zawsze jako tablice',
    root: 'Nazwa elementu głównego',
    row: 'Element dla wiersza',
    style: 'Komórka staje się',
    bom: 'Znacznik kolejności bajtów UTF-8 w\u00a0pliku, dla Excela',
    rows: 'Wiersze',
    columns: 'Kolumny',
    csvFile: 'Plik CSV z\u00a0końcami wierszy CRLF',
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'Elementem', attributes: 'Atrybutem swojego wiersza' },
    delimiter: {
      auto: 'Automatycznie',
      ',': 'Przecinek ,',
      ';': 'Średnik ;',
      tab: 'Tabulator',
      pipe: 'Kreska pionowa |',
    },
    shape: { objects: 'Tablica obiektów', arrays: 'Tablica tablic', columns: 'Obiekt kolumn' },
    indent: indents,
  },
  hints: {
    arrays: 'Nazwy oddzielone przecinkami. Element spoza tej listy staje się tablicą dopiero wtedy, gdy się powtarza.',
    infer: 'Wartości takie jak 007 i\u00a0+1 oraz liczby mające ponad 15 cyfr pozostają tekstem.',
    formulaSafe: 'Przed tekst, który zaczyna się od = + - @, tabulatora lub końca wiersza, wstawiany jest apostrof.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote:
      'Wiersz {line}, kolumna {column}: tu zaczyna się komórka w\u00a0cudzysłowie, ale brakuje cudzysłowu na końcu.',
    csvTextAfterQuote:
      'Wiersz {line}, kolumna {column}: po cudzysłowie zamykającym jest jeszcze tekst. Wewnątrz komórki cudzysłów pisze się podwójnie: "".',
    scalarJson:
      'Ten JSON to pojedyncza wartość, bez wierszy i\u00a0kolumn. Tabela wymaga tablicy, obiektu albo wartości w\u00a0każdym wierszu.',
    sameFormat: 'Oba formaty są takie same. Wybierz inny format docelowy.',
    xmlEntities:
      'Wiersz {line}, kolumna {column}: ten DOCTYPE deklaruje encje. Nie są tu rozwijane, bo kilka wierszy potrafi zająć gigabajty, a\u00a0inne pobierają pliki.',
    yamlSyntax: 'Wiersz {line}, kolumna {column}: to nie jest YAML.',
    yamlDuplicateKey: 'Wiersz {line}, kolumna {column}: powtórzony klucz. W\u00a0jednej mapie klucz może wystąpić raz.',
    yamlIndent:
      'Wiersz {line}, kolumna {column}: wcięcie się nie zgadza. Elementy tego samego poziomu muszą zaczynać się w\u00a0tej samej kolumnie.',
    yamlTab: 'Wiersz {line}, kolumna {column}: wcięć nie można robić tabulatorem. Użyj spacji.',
    yamlMissing:
      'Wiersz {line}, kolumna {column}: czegoś tu brakuje: cudzysłowu lub nawiasu na końcu, przecinka albo dwukropka.',
    yamlUnexpected: 'Wiersz {line}, kolumna {column}: ten fragment tu nie pasuje.',
    yamlNestedKey:
      'Wiersz {line}, kolumna {column}: klucz musi mieścić się w\u00a0jednym wierszu i\u00a0mieć jedną wartość. Jeśli tekst zawiera dwukropek, ujmij go w\u00a0cudzysłów.',
    yamlAlias:
      'Wiersz {line}, kolumna {column}: alias (*nazwa) wymaga wcześniejszej kotwicy (&nazwa) i\u00a0nie może być w\u00a0jej wnętrzu.',
    yamlAliases: 'Po rozwinięciu aliasów tekst byłby ponad sto razy dłuższy, dlatego nie są rozwijane.',
    yamlMerge: 'Wiersz {line}, kolumna {column}: po << musi być mapa albo lista map.',
    yamlInfinite: 'Wiersz {line}, kolumna {column}: JSON nie zna nieskończoności ani NaN. Wpisz liczbę albo null.',
    yamlDepth: 'Ten YAML jest zagnieżdżony zbyt głęboko, żeby go odczytać.',
    tooLong: 'Wynik miałby ponad {limit} mln znaków, a\u00a0przeglądarka nie obsługuje tak długich tekstów.',
  },
  notes: {
    bom: 'Znacznik kolejności bajtów (U+FEFF) z\u00a0początku został usunięty.',
    delimiterFound:
      'Odczytano z\u00a0separatorem {delimiter}, który w\u00a0pierwszych rekordach powtarza się najregularniej.',
    tabFound: 'Odczytano z\u00a0tabulatorem jako separatorem: w\u00a0pierwszych rekordach powtarza się najregularniej.',
    emptyNames: 'Kolumny bez nazwy: {count}. Nazwano je według numeru, np. column_3.',
    repeatedNames: 'Powtórzone nazwy kolumn: {count}. Ponumerowano je, np. name_2.',
    shortRows:
      'Wiersze krótsze niż pierwszy (komórek: {columns}): {count}. Brakujące komórki są puste. Wiersze: {lines}.',
    longRows:
      'Wiersze dłuższe niż pierwszy (komórek: {columns}): {count}. Nadmiarowe komórki mają własne kolumny. Wiersze: {lines}.',
    droppedControls: 'Usunięte znaki sterujące, których XML nie dopuszcza: {count}.',
    mixedText: 'Elementy z\u00a0tekstem między elementami potomnymi: {count}. Fragmenty połączono w\u00a0"#text".',
    yamlDocuments: 'Dokumentów (---) w\u00a0tekście: {count}. Wynikiem jest ich tablica.',
    noColumns: 'Nie ma kolumn: wiersze są puste.',
    replacedCells:
      'Komórki z\u00a0tego samego wiersza i\u00a0tej samej kolumny: {count}, pierwsza w\u00a0kolumnie „{column}”. Została ostatnia wartość.',
  },
} satisfies Translation<typeof en>;
