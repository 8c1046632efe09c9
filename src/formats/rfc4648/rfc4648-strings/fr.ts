export const flaws = {
  notBase64:
    'Ligne {line}, colonne {column} : « {character} » n’est pas un chiffre base64. Les chiffres sont A–Z, a–z, 0–9, + et / ou - et _.',
  notBase32:
    'Ligne {line}, colonne {column} : « {character} » n’est pas un chiffre base32. Les chiffres sont A–Z et 2–7.',
  notBase32hex:
    'Ligne {line}, colonne {column} : « {character} » n’est pas un chiffre base32hex. Les chiffres sont 0–9 et A–V.',
  afterPadding:
    'Ligne {line}, colonne {column} : « {character} » suit le remplissage. Après =, le texte doit se terminer.',
  badLength:
    'Le nombre de chiffres ({digits}) ne donne pas d’octets entiers : il en manque ou il y en a trop, sans doute à la fin.',
};

export const endings = {
  pem: 'Seul le premier bloc entre une ligne BEGIN et une ligne END a été lu.',
  looseBits:
    'Le dernier chiffre a des bits en trop qui devraient valoir 0 : le texte a peut-être été coupé ou modifié.',
  oddPadding: 'Le nombre de signes = ne correspond pas au nombre de chiffres ; le décodage a tout de même eu lieu.',
};
