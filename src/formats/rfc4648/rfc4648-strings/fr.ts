export const flaws = {
  notBase64:
    'Ligne {line}, colonne {column} : « {character} » n’est pas un caractère base64. Les caractères admis sont A–Z, a–z, 0–9, + et / ou - et _.',
  notBase32:
    'Ligne {line}, colonne {column} : « {character} » n’est pas un caractère base32. Les caractères admis sont A–Z et 2–7.',
  notBase32hex:
    'Ligne {line}, colonne {column} : « {character} » n’est pas un caractère base32hex. Les caractères admis sont 0–9 et A–V.',
  afterPadding:
    'Ligne {line}, colonne {column} : « {character} » suit un signe = de remplissage, qui doit terminer le texte.',
  badLength:
    'Le nombre de caractères ({digits}) ne donne pas un nombre entier d’octets : il en manque ou il y en a trop, sans doute à la fin.',
};

export const endings = {
  pem: 'Seul le premier bloc entre une ligne BEGIN et une ligne END a été lu.',
  looseBits:
    'Le dernier caractère a des bits en trop qui devraient valoir 0 : le texte a peut-être été coupé ou modifié.',
  oddPadding: 'Le nombre de signes = ne correspond pas au nombre de caractères ; le décodage a tout de même eu lieu.',
};
