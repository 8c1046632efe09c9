export const flaws = {
  notBase64:
    'Riga {line}, colonna {column}: «{character}» non è una cifra base64. Le cifre sono A–Z, a–z, 0–9, + e / oppure - e _.',
  notBase32: 'Riga {line}, colonna {column}: «{character}» non è una cifra base32. Le cifre sono A–Z e 2–7.',
  notBase32hex: 'Riga {line}, colonna {column}: «{character}» non è una cifra base32hex. Le cifre sono 0–9 e A–V.',
  afterPadding: 'Riga {line}, colonna {column}: «{character}» viene dopo il riempimento. Dopo = il testo deve finire.',
  badLength: 'Il numero di cifre ({digits}) non dà byte interi: qualcuna manca o è di troppo, di solito alla fine.',
};

export const endings = {
  pem: 'È stato letto solo il primo blocco tra una riga BEGIN e una riga END.',
  looseBits: 'L’ultima cifra ha bit avanzati che dovrebbero essere 0: il testo può essere stato tagliato o modificato.',
  oddPadding: 'Il numero di = non corrisponde al numero di cifre; le cifre sono state decodificate lo stesso.',
};
