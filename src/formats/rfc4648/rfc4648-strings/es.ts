export const flaws = {
  notBase64:
    'Línea {line}, columna {column}: «{character}» no es un dígito de base64. Los dígitos son A–Z, a–z, 0–9, + y / o bien - y _.',
  notBase32: 'Línea {line}, columna {column}: «{character}» no es un dígito de base32. Los dígitos son A–Z y 2–7.',
  notBase32hex:
    'Línea {line}, columna {column}: «{character}» no es un dígito de base32hex. Los dígitos son 0–9 y A–V.',
  afterPadding:
    'Línea {line}, columna {column}: «{character}» va detrás del relleno. Después de = el texto tiene que acabar.',
  badLength: 'El número de dígitos ({digits}) no da bytes enteros: falta o sobra alguno, probablemente al final.',
};

export const endings = {
  pem: 'Solo se leyó el primer bloque entre una línea BEGIN y una línea END.',
  looseBits: 'Al último dígito le sobran bits que deberían ser 0: el texto pudo cortarse o cambiarse.',
  oddPadding: 'El número de signos = no concuerda con el de dígitos; los dígitos se decodificaron de todos modos.',
};
