import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/it';
import jsonFaults from '../../../../formats/json/json-fault-strings/it';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/it';
import type en from './en';

export default {
  labels: {
    input: 'CSV, JSON, XML o YAML',
    delimiter: 'Separatore del CSV',
    header: 'La prima riga contiene i nomi delle colonne',
    infer: 'Riconosci numeri, true e false',
    shape: 'Forma del JSON',
    indent: 'Rientro',
    flatten: 'I valori annidati diventano colonne',
    formulaSafe: 'Impedisci l’esecuzione di formule',
    arrays: 'Elementi sempre in lista',
    root: 'Nome dell’elemento radice',
    row: 'Nome di ogni riga',
    style: 'Una cella diventa',
    bom: 'BOM UTF-8 nel file, per Excel',
    rows: 'Righe',
    columns: 'Colonne',
    csvFile: 'File CSV con fine riga CRLF',
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'Un elemento', attributes: 'Un attributo della sua riga' },
    delimiter: {
      auto: 'Automatico',
      ',': 'Virgola ,',
      ';': 'Punto e virgola ;',
      tab: 'Tabulazione',
      pipe: 'Barra verticale |',
    },
    shape: { objects: 'Lista di oggetti', arrays: 'Lista di liste', columns: 'Lista per colonna' },
    indent: indents,
  },
  hints: {
    arrays: 'Nomi separati da virgole. Altrimenti un elemento singolo è un valore e due formano una lista.',
    infer: 'Restano testo i valori come 007 e +1 e i numeri con più di 15 cifre.',
    formulaSafe: 'Mette un apostrofo davanti al testo che comincia con = + - @, tabulazione o a capo.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote:
      'Riga {line}, colonna {column}: qui comincia una cella tra virgolette, ma mancano le virgolette di chiusura.',
    csvTextAfterQuote:
      'Riga {line}, colonna {column}: c’è del testo dopo le virgolette di chiusura. Dentro una cella le virgolette si raddoppiano: "".',
    scalarJson:
      'Il JSON è un solo valore, senza righe né colonne. Per una tabella serve una lista, un oggetto o un valore per riga.',
    sameFormat: 'I due formati coincidono. Scegli un altro formato di destinazione.',
    xmlEntities:
      'Riga {line}, colonna {column}: questo DOCTYPE dichiara entità. Qui non vengono espanse: poche righe possono produrre gigabyte o scaricare file.',
    yamlSyntax: 'Riga {line}, colonna {column}: non è YAML.',
    yamlDuplicateKey:
      'Riga {line}, colonna {column}: chiave ripetuta. In una mappa ogni chiave può comparire una sola volta.',
    yamlIndent:
      'Riga {line}, colonna {column}: il rientro non corrisponde. Gli elementi dello stesso livello devono iniziare nella stessa colonna.',
    yamlTab: 'Riga {line}, colonna {column}: per il rientro non si possono usare tabulazioni. Usa spazi.',
    yamlMissing:
      'Riga {line}, colonna {column}: qui manca qualcosa: le virgolette o la parentesi di chiusura, una virgola o i due punti.',
    yamlUnexpected: 'Riga {line}, colonna {column}: elemento non ammesso qui.',
    yamlNestedKey:
      'Riga {line}, colonna {column}: su una riga può esserci una sola chiave con il suo valore. Se il testo contiene i due punti, mettilo tra virgolette.',
    yamlAlias:
      'Riga {line}, colonna {column}: questo alias (*nome) non ha prima di sé un’àncora (&nome), oppure si trova al suo interno.',
    yamlAliases:
      'Espansi, gli alias di questo testo occuperebbero oltre cento volte la sua dimensione. Non vengono espansi.',
    yamlMerge: 'Riga {line}, colonna {column}: << unisce una mappa o una lista di mappe, e qui c’è altro.',
    yamlInfinite: 'Riga {line}, colonna {column}: JSON non ha infinito né NaN. Scrivi un numero o null.',
    yamlDepth: 'Questo YAML è annidato troppo in profondità per essere letto.',
    tooLong: 'Il risultato supererebbe {limit} milioni di caratteri, più di quanti un browser ne accetti in un testo.',
  },
  notes: {
    bom: 'Il BOM (U+FEFF) iniziale è stato tolto.',
    delimiterFound: 'Letto con il separatore {delimiter}, il più regolare nei primi record.',
    tabFound: 'Letto con la tabulazione come separatore, il più regolare nei primi record.',
    emptyNames: 'Colonne senza nome: {count}. Hanno come nome il loro numero, per esempio column_3.',
    repeatedNames: 'Nomi di colonna ripetuti: {count}. Sono numerati, per esempio name_2.',
    shortRows: 'Righe più corte della prima (celle: {columns}): {count}. Le celle mancanti sono vuote. Righe: {lines}.',
    longRows:
      'Righe più lunghe della prima (celle: {columns}): {count}. Le celle in più sono in colonne nuove. Righe: {lines}.',
    droppedControls: 'Caratteri di controllo non ammessi in XML, tolti: {count}.',
    mixedText: 'Elementi con testo fra i figli: {count}. I pezzi sono uniti in "#text".',
    yamlDocuments: 'Il testo contiene {count} documenti (---). Il risultato è una lista di documenti.',
    noColumns: 'Non ci sono colonne: le righe sono vuote.',
    replacedCells:
      'Celle con la stessa riga e colonna: {count}, la prima nella colonna «{column}». È rimasto l’ultimo valore.',
  },
} satisfies Translation<typeof en>;
