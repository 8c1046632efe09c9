import type { FaultCode } from '../json-fault';

export default {
  jsonTrailingComma:
    'Ligne {line}, colonne {column}\u00a0: «\u00a0{found}\u00a0» ferme juste après une virgule. JSON n’admet pas de virgule finale\u00a0: supprimez-la ou écrivez la valeur suivante.',
  jsonExtraComma:
    'Ligne {line}, colonne {column}\u00a0: aucune valeur ne précède cette virgule. Supprimez-la ou écrivez la valeur manquante.',
  jsonSingleQuotes:
    'Ligne {line}, colonne {column}\u00a0: JSON entoure les clés et les textes de guillemets doubles, pas de guillemets simples.',
  jsonCurlyQuotes:
    'Ligne {line}, colonne {column}\u00a0: {found} est un guillemet typographique, comme en mettent les traitements de texte. JSON exige le guillemet droit\u00a0: "',
  jsonBareKey:
    'Ligne {line}, colonne {column}\u00a0: la clé {word} n’a pas de guillemets. En JSON, elle s’écrit "{word}".',
  jsonKey:
    'Ligne {line}, colonne {column}\u00a0: une clé entre guillemets doubles est attendue\u202f; on trouve {found}.',
  jsonColon: 'Ligne {line}, colonne {column}\u00a0: un deux-points est attendu après la clé\u202f; on trouve {found}.',
  jsonComma: 'Ligne {line}, colonne {column}\u00a0: il manque une virgule avant {found}.',
  jsonAfterValue:
    'Ligne {line}, colonne {column}\u00a0: {found} suit une valeur. Il faut une virgule ou «\u00a0{close}\u00a0».',
  jsonWrongBracket:
    'Ligne {line}, colonne {column}\u00a0: «\u00a0{found}\u00a0» ferme ce qu’un autre signe a ouvert à la ligne {fromLine}, colonne {fromColumn}. Celui-là se ferme par «\u00a0{close}\u00a0».',
  jsonQuoteInside:
    'Ligne {line}, colonne {column}\u00a0: le texte se termine avant {word}. Un guillemet à l’intérieur d’un texte s’écrit \\"\u202f; si le texte finit là, il manque une virgule.',
  jsonValue: 'Ligne {line}, colonne {column}\u00a0: une valeur est attendue\u202f; on trouve {found}.',
  jsonWord:
    'Ligne {line}, colonne {column}\u00a0: {word} n’est pas une valeur JSON. Un texte se met entre guillemets doubles\u202f; seuls true, false et null s’écrivent sans.',
  jsonWordSpelling: 'Ligne {line}, colonne {column}\u00a0: en JSON, {word} s’écrit {right}.',
  jsonNotFinite:
    'Ligne {line}, colonne {column}\u00a0: JSON ne connaît pas {word}. Écrivez null, ou mettez ce mot entre guillemets doubles.',
  jsonPlus: 'Ligne {line}, colonne {column}\u00a0: un nombre JSON ne prend pas de signe plus.',
  jsonPoint:
    'Ligne {line}, colonne {column}\u00a0: un nombre JSON a un chiffre au moins de chaque côté du point décimal. Ajoutez un zéro.',
  jsonHex:
    'Ligne {line}, colonne {column}\u00a0: JSON n’a pas de nombres hexadécimaux. Écrivez celui-ci en base dix, ou mettez-le entre guillemets doubles.',
  jsonLeadingZero:
    'Ligne {line}, colonne {column}\u00a0: un nombre JSON ne commence pas par zéro. Supprimez-le, ou mettez les codes comme 007 entre guillemets doubles.',
  jsonNumber: 'Ligne {line}, colonne {column}\u00a0: un chiffre est attendu dans le nombre\u202f; on trouve {found}.',
  jsonNumberEnds:
    'Ligne {line}, colonne {column}\u00a0: le texte s’arrête au milieu d’un nombre. Il manque un chiffre.',
  jsonEscape:
    'Ligne {line}, colonne {column}\u00a0: JSON ne connaît pas cette séquence, une barre oblique inverse suivie de {found}. Il connaît \\" \\\\ \\/ \\b \\f \\n \\r \\t et \\u suivi de quatre chiffres hexadécimaux\u202f; la barre inverse elle-même s’écrit \\\\.',
  jsonUnicodeEscape:
    'Ligne {line}, colonne {column}\u00a0: \\u doit être suivi de quatre chiffres hexadécimaux, comme dans \\u00e9.',
  jsonControl:
    'Ligne {line}, colonne {column}\u00a0: le texte contient le caractère de contrôle {code}. JSON l’écrit en séquence\u00a0: \\t pour une tabulation, \\u et quatre chiffres hexadécimaux pour les autres.',
  jsonSpace:
    'Ligne {line}, colonne {column}\u00a0: le caractère invisible {code} se trouve entre les valeurs. Supprimez-le\u00a0: JSON n’y admet que des espaces, des tabulations et des retours à la ligne.',
  jsonLineBreak:
    'Ligne {line}, colonne {column}\u00a0: la ligne s’arrête dans le texte commencé à la colonne {fromColumn}. Il manque le guillemet fermant, ou le retour à la ligne doit s’écrire \\n.',
  jsonOpenString:
    'Ligne {line}, colonne {column}\u00a0: le texte commencé à la ligne {fromLine}, colonne {fromColumn}, n’a pas de guillemet fermant.',
  jsonOpenBracket:
    'Ligne {line}, colonne {column}\u00a0: le texte se termine, mais le «\u00a0{found}\u00a0» de la ligne {fromLine}, colonne {fromColumn}, n’est pas fermé. Il est coupé, ou un signe fermant manque.',
  jsonOpenComment:
    'Ligne {line}, colonne {column}\u00a0: le commentaire commencé à la ligne {fromLine}, colonne {fromColumn}, n’a pas de */ final.',
  jsonComment: 'Ligne {line}, colonne {column}\u00a0: JSON n’admet pas de commentaires.',
  jsonEnd: 'Ligne {line}, colonne {column}\u00a0: le JSON est complet avant {found}\u202f; rien ne peut suivre.',
  jsonLineEnds:
    'Ligne {line}, colonne {column}\u00a0: la ligne s’arrête avant la fin de sa valeur. Chaque ligne doit contenir une valeur entière.',
  jsonEmpty: 'Ligne {line}, colonne {column}\u00a0: il n’y a pas de valeur, seulement des commentaires ou des espaces.',
  jsonTooLong:
    'Le résultat dépasserait {limit} millions de caractères, plus qu’un navigateur n’en accepte dans un texte. Réduisez l’indentation, ou minifiez-le.',
} satisfies Record<FaultCode, string>;
