import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Ligne {line}, colonne {column}\u00a0: {found} se trouve hors de l’élément racine, où seuls les commentaires et les instructions sont permis.',
  xmlNoRoot: 'Ligne {line}, colonne {column}\u00a0: il n’y a aucun élément\u00a0: ce n’est pas un document XML.',
  xmlSecondRoot:
    'Ligne {line}, colonne {column}\u00a0: <{name}> serait un deuxième élément racine. XML n’en admet qu’un\u202f; placez les deux dans un autre élément.',
  xmlOpenElement:
    'Ligne {line}, colonne {column}\u00a0: fin du texte, mais <{name}>, ligne {fromLine}, colonne {fromColumn}, est encore ouvert.',
  xmlWrongClose:
    'Ligne {line}, colonne {column}\u00a0: </{open}> était attendu pour fermer l’élément de la ligne {fromLine}, colonne {fromColumn}\u202f; on trouve </{name}>.',
  xmlCloseNothing: 'Ligne {line}, colonne {column}\u00a0: </{name}> ferme un élément jamais ouvert.',
  xmlLess:
    'Ligne {line}, colonne {column}\u00a0: aucune balise ne commence par ce «\u00a0<\u00a0». Le signe lui-même s’écrit &lt;',
  xmlTag: 'Ligne {line}, colonne {column}\u00a0: {found} n’est pas permis dans la balise de {name}.',
  xmlOpenTag:
    'Ligne {line}, colonne {column}\u00a0: la balise de {name}, commencée ligne {fromLine}, colonne {fromColumn}, n’a pas de «\u00a0>\u00a0».',
  xmlValue:
    'Ligne {line}, colonne {column}\u00a0: il faut, après l’attribut {name}, «\u00a0=\u00a0» et une valeur entre guillemets.',
  xmlOpenValue:
    'Ligne {line}, colonne {column}\u00a0: la valeur de {name}, commencée ligne {fromLine}, colonne {fromColumn}, n’a pas de guillemet fermant.',
  xmlLessInValue: 'Ligne {line}, colonne {column}\u00a0: la valeur de {name} contient «\u00a0<\u00a0». Écrivez &lt;',
  xmlRepeatedAttribute: 'Ligne {line}, colonne {column}\u00a0: cette balise a déjà un attribut {name}.',
  xmlAttributeSpace: 'Ligne {line}, colonne {column}\u00a0: il manque un espace entre deux attributs.',
  xmlAmpersand:
    'Ligne {line}, colonne {column}\u00a0: «\u00a0&\u00a0» ne commence aucune référence. Le signe lui-même s’écrit &amp;',
  xmlReference:
    'Ligne {line}, colonne {column}\u00a0: {found} n’est pas une référence de caractère. Écrivez-la comme &#233; ou &#xE9;, avec le point-virgule.',
  xmlEntity:
    'Ligne {line}, colonne {column}\u00a0: rien ne déclare &{name}; ici, et XML ne connaît que &lt; &gt; &amp; &quot; et &apos;. Écrivez le caractère, ou son numéro comme &#160;',
  xmlDashes:
    'Ligne {line}, colonne {column}\u00a0: un commentaire ne peut ni contenir deux tirets de suite ni finir par trois.',
  xmlOpenComment:
    'Ligne {line}, colonne {column}\u00a0: le commentaire de la ligne {fromLine}, colonne {fromColumn} n’a pas de «\u00a0-->\u00a0».',
  xmlOpenCdata:
    'Ligne {line}, colonne {column}\u00a0: la section CDATA de la ligne {fromLine}, colonne {fromColumn} n’a pas de «\u00a0]]>\u00a0».',
  xmlOpenInstruction:
    'Ligne {line}, colonne {column}\u00a0: l’instruction de la ligne {fromLine}, colonne {fromColumn} n’a pas de «\u00a0?>\u00a0».',
  xmlOpenDoctype:
    'Ligne {line}, colonne {column}\u00a0: le DOCTYPE de la ligne {fromLine}, colonne {fromColumn} n’a pas de «\u00a0>\u00a0», ou un guillemet ou un crochet y reste ouvert.',
  xmlDeclaration:
    'Ligne {line}, colonne {column}\u00a0: une déclaration XML s’écrit <?xml version="1.0" encoding="UTF-8"?>\u00a0: version d’abord, puis au besoin encoding et standalone.',
  xmlDeclarationPlace:
    'Ligne {line}, colonne {column}\u00a0: <?xml n’est permis qu’au tout début, en minuscules, sans même un espace avant.',
  xmlDoctype:
    'Ligne {line}, colonne {column}\u00a0: un DOCTYPE s’écrit <!DOCTYPE nom SYSTEM "adresse" [déclarations]>, ou avec le nom seul.',
  xmlDoctypePlace: 'Ligne {line}, colonne {column}\u00a0: un seul DOCTYPE est permis, avant l’élément racine.',
  xmlCdataPlace: 'Ligne {line}, colonne {column}\u00a0: CDATA est du texte, et un texte se place dans un élément.',
  xmlCdataEnd: 'Ligne {line}, colonne {column}\u00a0: ]]> n’est pas permis dans un texte. Écrivez ]]&gt;',
  xmlControl:
    'Ligne {line}, colonne {column}\u00a0: XML 1.0 n’admet pas le caractère de contrôle {code}, même sous forme de référence.',
  xmlMarkup:
    'Ligne {line}, colonne {column}\u00a0: ce n’est ni une balise, ni un commentaire, ni CDATA, ni une instruction, ni un DOCTYPE.',
  xmlTooLong:
    'Le résultat dépasserait {limit} millions de caractères, plus qu’un navigateur n’en admet dans un texte. Réduisez l’indentation.',
} satisfies Record<XmlFaultCode, string>;
