export const flaws = {
  notBase64:
    'Línea {line}, columna {column}: «{character}» no es un carácter de Base64. Los válidos son A–Z, a–z, 0–9, + y / o bien - y _.',
  notBase32: 'Línea {line}, columna {column}: «{character}» no es un carácter de Base32. Los válidos son A–Z y 2–7.',
  notBase32hex:
    'Línea {line}, columna {column}: «{character}» no es un carácter de base32hex. Los válidos son 0–9 y A–V.',
  afterPadding:
    'Línea {line}, columna {column}: «{character}» va detrás del relleno. Después de = el texto tiene que acabar.',
  badLength: 'El número de caracteres ({digits}) no da bytes enteros: falta o sobra alguno, probablemente al final.',
};

export const endings = {
  pem: 'Solo se leyó el primer bloque entre una línea BEGIN y una línea END.',
  looseBits: 'Al último carácter le sobran bits que deberían ser 0: el texto pudo cortarse o cambiarse.',
  oddPadding: 'El número de signos = no concuerda con el de caracteres; se decodificaron de todos modos.',
};
