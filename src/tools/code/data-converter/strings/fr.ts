import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/fr';
import jsonFaults from '../../../../formats/json/json-fault-strings/fr';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/fr';
import type en from './en';

export default {
  labels: {
    input: 'CSV, JSON, XML ou YAML',
    delimiter: 'Séparateur du CSV',
    header: 'La première ligne contient les noms de colonnes',
    infer: 'Reconnaître les nombres, true et false',
    shape: 'Forme du JSON',
    indent: 'Indentation',
    flatten: 'Les valeurs imbriquées deviennent des colonnes',
    formulaSafe: 'Empêcher l’exécution de formules',
    arrays: 'Éléments toujours en liste',
    root: 'Nom de l’élément racine',
    row: 'Nom de chaque ligne',
    style: 'Une cellule devient',
    bom: 'BOM UTF-8 au début du fichier, pour Excel',
    rows: 'Lignes',
    columns: 'Colonnes',
    csvFile: 'Fichier CSV avec fins de ligne CRLF',
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'Un élément', attributes: 'Un attribut de sa ligne' },
    delimiter: {
      auto: 'Automatique',
      ',': 'Virgule ,',
      ';': 'Point-virgule\u202f;',
      tab: 'Tabulation',
      pipe: 'Barre verticale |',
    },
    shape: { objects: 'Liste d’objets', arrays: 'Liste de listes', columns: 'Liste par colonne' },
    indent: indents,
  },
  hints: {
    arrays:
      'Noms séparés par des virgules. Sinon, un élément isolé devient une valeur\u202f; à partir de deux, c’est une liste.',
    infer: '007, +1 et les nombres de plus de 15 chiffres restent du texte.',
    formulaSafe: 'Une apostrophe précède le texte qui commence par = + - @, une tabulation ou un saut de ligne.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote:
      'Ligne {line}, colonne {column}\u00a0: une cellule entre guillemets commence ici, mais son guillemet fermant manque.',
    csvTextAfterQuote:
      'Ligne {line}, colonne {column}\u00a0: du texte suit un guillemet fermant. À l’intérieur d’une cellule, un guillemet se double\u00a0: "".',
    scalarJson:
      'Le JSON est une seule valeur, sans lignes ni colonnes. Pour un tableau, il faut une liste, un objet ou une valeur par ligne.',
    sameFormat: 'Les deux formats sont identiques. Choisissez un autre format de sortie.',
    xmlEntities:
      'Ligne {line}, colonne {column}\u00a0: ce DOCTYPE déclare des entités. Elles ne sont pas développées ici\u00a0: quelques lignes suffisent à produire des gigaoctets, d’autres téléchargent des fichiers.',
    yamlSyntax: 'Ligne {line}, colonne {column}\u00a0: ce n’est pas du YAML.',
    yamlDuplicateKey:
      'Ligne {line}, colonne {column}\u00a0: clé en double. Une clé ne peut figurer qu’une fois dans un objet.',
    yamlIndent:
      'Ligne {line}, colonne {column}\u00a0: indentation incohérente. Les éléments d’un même niveau doivent commencer à la même colonne.',
    yamlTab: 'Ligne {line}, colonne {column}\u00a0: l’indentation n’admet pas de tabulations. Utilisez des espaces.',
    yamlMissing:
      'Ligne {line}, colonne {column}\u00a0: il manque ici un guillemet ou un crochet fermant, une virgule ou un deux-points.',
    yamlUnexpected: 'Ligne {line}, colonne {column}\u00a0: ceci n’a pas sa place ici.',
    yamlNestedKey:
      'Ligne {line}, colonne {column}\u00a0: une clé tient sur une ligne, suivie d’une seule valeur. Si le texte contient un deux-points, mettez-le entre guillemets.',
    yamlAlias:
      'Ligne {line}, colonne {column}\u00a0: cet alias (*nom) n’a pas d’ancre (&nom) avant lui, ou se trouve dans cette ancre.',
    yamlAliases:
      'Une fois développés, les alias de ce texte occuperaient plus de cent fois sa taille. Ils ne le sont donc pas.',
    yamlMerge:
      'Ligne {line}, colonne {column}\u00a0: << fusionne un objet ou une liste d’objets\u202f; il y a autre chose ici.',
    yamlInfinite:
      'Ligne {line}, colonne {column}\u00a0: JSON ne connaît ni l’infini ni NaN. Écrivez un nombre ou null.',
    yamlDepth: 'Ce YAML est imbriqué trop profondément pour être lu.',
    tooLong: 'Le résultat dépasserait {limit} millions de caractères, plus qu’un navigateur n’en admet dans un texte.',
  },
  notes: {
    bom: 'L’indicateur d’ordre des octets (BOM, U+FEFF) du début a été retiré.',
    delimiterFound: 'Lu avec le séparateur {delimiter}, le plus régulier dans les premières lignes.',
    tabFound: 'Lu avec la tabulation comme séparateur, le plus régulier dans les premières lignes.',
    emptyNames: 'Colonnes sans nom\u00a0: {count}. Elles ont reçu leur numéro, comme column_3.',
    repeatedNames: 'Noms de colonnes en double\u00a0: {count}. Ils ont été numérotés, comme name_2.',
    shortRows:
      'Lignes plus courtes que la première (cellules\u00a0: {columns})\u00a0: {count}. Les cellules manquantes sont vides. Lignes\u00a0: {lines}.',
    longRows:
      'Lignes plus longues que la première (cellules\u00a0: {columns})\u00a0: {count}. Les cellules en trop sont dans de nouvelles colonnes. Lignes\u00a0: {lines}.',
    droppedControls: 'Caractères de contrôle interdits en XML, retirés\u00a0: {count}.',
    mixedText: 'Éléments avec du texte entre leurs enfants\u00a0: {count}. Les morceaux sont réunis sous "#text".',
    yamlDocuments: 'Le texte contient {count} documents (---). Le résultat est leur liste.',
    noColumns: 'Il n’y a pas de colonnes\u00a0: les lignes sont vides.',
    replacedCells:
      'Cellules de même ligne et même colonne\u00a0: {count}, la première dans la colonne «\u00a0{column}\u00a0». La dernière valeur est gardée.',
  },
} satisfies Translation<typeof en>;
