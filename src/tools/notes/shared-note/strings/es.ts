import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Nota',
    title: 'Título',
    s: 'Documento',
    k: 'Clave',
    wrap: 'Ajustar las líneas largas',
    size: 'Tamaño del texto',
    password: 'Contraseña',
    heading: 'Título',
    result: 'Nota',
    chars: 'Caracteres',
    words: 'Palabras',
    lines: 'Líneas',
  },
  own: {
    tab: 'Nota compartida',
    notOurs: 'Este texto vino con el enlace; no es nuestro.',
    empty: 'Un enlace del bloc de notas se abre aquí con su texto. Este no trajo ninguno; quizá se cortó al enviarlo.',
    write: 'Escribir una nota',
    edit: 'Editar una copia',
    raw: 'Texto sin formato',
    print: 'Imprimir',
    retry: 'Reintentar',
    fileName: 'Nota compartida',
    'link-damaged': 'El enlace está dañado o incompleto: no se pudo descomprimir el texto. Pídelo otra vez.',
    'link-tooLarge': 'Este enlace ocupa más de 5 MB al descomprimirse y no se abrió.',
    gone: 'Esta nota caducó o se borró.',
    noServer: 'Este sitio no tiene enlaces cortos. Pide uno que lleve el texto dentro.',
    network: 'No se pudo traer la nota. Comprueba tu conexión.',
  },
} satisfies Translation<typeof en>;
