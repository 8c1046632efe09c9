import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  labels: {
    country: 'Código de país',
    phone: 'Número de teléfono',
    contacts: 'Números y nombres',
    input: 'Mensaje',
    many: 'Varios números, un enlace para cada uno',
    digits: 'Número',
    deepLink: 'Enlace que abre la aplicación',
    html: 'HTML',
    qr: 'Código QR',
  },
  hints: {
    country: 'No hace falta si el número empieza por +.',
    contacts: 'Uno por línea: número; nombre. En el mensaje, {name} se sustituye por el nombre.',
  },
  placeholders: { country: '52', phone: '222 123 4567', contacts: '+52 222 123 4567; Ana', input: '¡Hola!' },
  own: { preview: 'El mensaje en el chat' },
  problems: {
    badLetter: '«{text}» no puede formar parte de un número de teléfono. Escribe solo cifras.',
    badLength:
      'Con el código de país, el número tiene {count, plural, one {# cifra} other {# cifras}}; necesita de {least} a {most}. Revisa el número y el código de país.',
    badContact: 'Línea {line}: «{text}» no es un número de teléfono. Escribe de 7 a 15 cifras con el código de país.',
  },
  notes: {
    ...listWords.notes,
    noCode:
      'El enlace es demasiado largo para un código QR que un teléfono pueda leer. Acorta el mensaje: el enlace puede ocupar {limit} bytes como máximo.',
    repeatedCode: 'El código de país {code} parece estar dos veces en el número. Si es así, usa {number}.',
    keptTrunk: 'Después de {code}, el {prefix} inicial del número suele omitirse: {number}.',
    oddLength:
      'Después del código {code}, los números de teléfono tienen {lengths} cifras; este tiene {count}. Revísalo: puede que el enlace no abra ningún chat.',
    unknownCode:
      'Ningún código de país empieza por {start}. Escribe el número con su código de país o pon el código en su campo.',
    oddContacts:
      'Revisa {count, plural, one {# número} other {# números}}: la longitud o el código de país no encajan. Líneas: {lines}.',
  },
} satisfies Translation<typeof en>;
