import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Guardar como',
    quality: 'Calidad',
    background: 'Fondo',
    keepMetadata: 'Conservar los metadatos (EXIF, XMP, perfil de color)',
    original: 'Archivo original',
    outWidth: 'Ancho',
    outHeight: 'Alto',
    type: 'Tipo',
    bytes: 'Tamaño',
  },
  hints: {
    keepMetadata: 'Solo de JPEG a JPEG y de PNG a PNG. Una foto suele decir dónde se tomó.',
  },
  choices: {
    format: { same: 'Como el original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '«{file}» no es una imagen. Elige un archivo JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO o SVG.',
    otherType: '«{file}» es {type}, que los navegadores no abren como imagen. Guárdalo antes como JPEG o PNG.',
    damaged: '«{file}» empieza como {type}, pero está incompleto o dañado.',
    tooLarge:
      '«{file}» tiene {width} × {height} píxeles. El límite es de 16\u00a0384 por lado y 268\u00a0435\u00a0456 en total.',
    undecodable: '«{file}» no se puede leer: está dañado, o este navegador no admite {type}.',
    svgHere: '«{file}» es un SVG, pero su nombre no termina en .svg. Cámbiale el nombre e inténtalo de nuevo.',
    webpSide: '«{file}» pasaría de 16\u00a0383 píxeles, el límite de WebP. Elige otro formato.',
  },
  notes: {
    animated:
      '«{file}» es una animación de {frames, plural, one {# fotograma} other {# fotogramas}}. Solo se usa el primero.',
    converted: 'Los colores de «{file}» se convirtieron de {profile} a sRGB. Los que sRGB no tiene se pierden.',
    others: 'Estos archivos tampoco se pueden usar: {files}',
    placeRemoved:
      '«{file}» dice dónde se tomó: {place} (latitud, longitud). El archivo nuevo ya no contiene esa ubicación.',
    placeKept:
      '«{file}» dice dónde se tomó: {place} (latitud, longitud). El archivo nuevo sigue conteniendo esa ubicación.',
    altered:
      'Para evitar el rastreo, este navegador cambia los píxeles que lee una página. Los resultados tienen un ruido leve.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;
