export const flaws = {
  notBase64:
    'Linha {line}, coluna {column}: “{character}” não é um dígito base64. Os dígitos são A–Z, a–z, 0–9, + e / ou - e _.',
  notBase32: 'Linha {line}, coluna {column}: “{character}” não é um dígito base32. Os dígitos são A–Z e 2–7.',
  notBase32hex: 'Linha {line}, coluna {column}: “{character}” não é um dígito base32hex. Os dígitos são 0–9 e A–V.',
  afterPadding:
    'Linha {line}, coluna {column}: “{character}” vem depois do preenchimento. Depois de = o texto tem de acabar.',
  badLength: 'A quantidade de dígitos ({digits}) não forma bytes inteiros: falta ou sobra algum, provavelmente no fim.',
};

export const endings = {
  pem: 'Só o primeiro bloco entre uma linha BEGIN e uma linha END foi lido.',
  looseBits: 'O último dígito tem bits de sobra que deveriam ser 0: o texto pode ter sido cortado ou alterado.',
  oddPadding: 'A quantidade de sinais = não combina com a de dígitos; os dígitos foram decodificados mesmo assim.',
};
