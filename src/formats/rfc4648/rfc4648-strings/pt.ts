export const flaws = {
  notBase64:
    'Linha {line}, coluna {column}: “{character}” não é um caractere Base64. Valem A–Z, a–z, 0–9, + e / ou - e _.',
  notBase32: 'Linha {line}, coluna {column}: “{character}” não é um caractere Base32. Valem A–Z e 2–7.',
  notBase32hex: 'Linha {line}, coluna {column}: “{character}” não é um caractere Base32hex. Valem 0–9 e A–V.',
  afterPadding:
    'Linha {line}, coluna {column}: “{character}” vem depois do preenchimento. Depois de = não pode vir mais nada.',
  badLength:
    'A quantidade de caracteres ({digits}) não forma bytes inteiros: falta ou sobra algum, provavelmente no fim.',
};

export const endings = {
  pem: 'Só o primeiro bloco entre uma linha BEGIN e uma linha END foi lido.',
  looseBits: 'O último caractere tem bits de sobra que deveriam ser 0: o texto pode ter sido cortado ou alterado.',
  oddPadding: 'A quantidade de sinais = não corresponde à de caracteres; o texto foi decodificado mesmo assim.',
};
