export const flaws = {
  notBase64:
    'Riga {line}, colonna {column}: «{character}» non è un carattere base64. Sono ammessi A–Z, a–z, 0–9, + e / oppure - e _.',
  notBase32: 'Riga {line}, colonna {column}: «{character}» non è un carattere base32. Sono ammessi A–Z e 2–7.',
  notBase32hex: 'Riga {line}, colonna {column}: «{character}» non è un carattere base32hex. Sono ammessi 0–9 e A–V.',
  afterPadding: 'Riga {line}, colonna {column}: «{character}» viene dopo il padding. Dopo = il testo deve finire.',
  badLength:
    'Il numero di caratteri ({digits}) non dà byte interi: ne manca o ne avanza qualcuno, di solito alla fine.',
};

export const endings = {
  pem: 'È stato letto solo il primo blocco tra una riga BEGIN e una riga END.',
  looseBits:
    'L’ultimo carattere ha bit in eccesso che dovrebbero essere 0: il testo può essere stato tagliato o modificato.',
  oddPadding: 'Il numero di = non corrisponde a quello dei caratteri; il testo è stato comunque decodificato.',
};
