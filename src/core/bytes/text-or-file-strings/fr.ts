export const problems = {
  noByte: 'Ligne {line}, colonne {column} : {encoding} n’a pas d’octet pour « {character} ». UTF-8 les a tous.',
  fileNotText:
    'Ces données ({size} o) sont un fichier {type}, et non du texte en {encoding} : l’octet {byte}, à la position {offset}, n’y est pas valide. Vous pouvez télécharger le fichier.',
  notText:
    'Ces données ({size} o) ne sont pas du texte en {encoding} : l’octet {byte}, à la position {offset}, n’y est pas valide. Si le texte est ancien, essayez windows-1252 ; sinon, téléchargez les données.',
};

export const notes = {
  bom: 'L’indicateur d’ordre des octets (BOM, U+FEFF) placé avant le texte a été retiré.',
  innerBom:
    'Le texte décodé commençait par un indicateur d’ordre des octets (BOM, U+FEFF) : il n’est pas affiché, mais compte parmi les octets.',
  looksLike: 'Ces données ressemblent à un fichier {type} : vous pouvez les télécharger sous cette forme.',
};
