import type en from './en';

export default {
  subject: 'Asunto',
  trap: 'Deja esto vacío',
  bringBack: 'Recuperar mi borrador',
  asLink: 'Lo mismo como enlace',
  copyText: 'Copiar el texto',
  stored:
    'El mensaje se guarda en la base de datos de este sitio hasta que el asunto quede cerrado. El borrador se queda en este dispositivo hasta que se envíe.',
  opens: 'Al enviar se abre tu programa de correo con el mensaje ya escrito. El borrador se queda en este dispositivo.',
  copied: 'Copiado.',
  notCopied: 'El navegador no permitió copiar. Selecciona el texto y pulsa Ctrl+C.',
  opening: 'Se abre tu programa de correo. Si no se abre, escribe a {mail} o copia el enlace.',
  longCopied:
    'El mensaje es demasiado largo para un enlace y está en el portapapeles: pégalo en el correo que se abre.',
  longNotCopied:
    'El mensaje es demasiado largo para un enlace y el navegador no permitió copiar: selecciona el texto de arriba, cópialo y pégalo en el correo que se abre.',
  failed: 'No se pudo enviar el mensaje; sigue aquí. Inténtalo otra vez o envíalo por correo:',
  tooLong: '{n, plural, one {# carácter} many {# de caracteres} other {# caracteres}}; el máximo es {max}.',
  messageShort:
    'El mensaje tiene {n, plural, one {# carácter} many {# de caracteres} other {# caracteres}}; escribe al menos {max}.',
  noEmail: 'Escribe tu correo electrónico para que podamos responder.',
  badEmail: 'Esto no es una dirección de correo: le falta la @ o el punto que va detrás, como en nombre@example.com.',
} satisfies Record<keyof typeof en, string>;
