import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Salva come',
    quality: 'Qualità',
    background: 'Sfondo',
    keepMetadata: 'Conserva i metadati (EXIF, XMP, profilo colore)',
    original: 'File di origine',
    outWidth: 'Larghezza',
    outHeight: 'Altezza',
    type: 'Tipo',
    bytes: 'Peso',
  },
  hints: {
    keepMetadata: 'Solo da JPEG a JPEG e da PNG a PNG. Una foto spesso contiene il luogo dello scatto.',
  },
  choices: {
    format: { same: 'Come l’originale', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '«{file}» non è un’immagine. Scegli un file JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO o SVG.',
    otherType: '«{file}» è in formato {type}, che i browser non aprono come immagine. Salvalo prima come JPEG o PNG.',
    damaged: '«{file}» inizia come {type}, ma è incompleto o danneggiato.',
    tooLarge: '«{file}» ha {width} × {height} pixel. Il limite è 16.384 per lato e 268.435.456 in tutto.',
    undecodable: '«{file}» non si può leggere: è danneggiato, o questo browser non apre {type}.',
    svgHere: '«{file}» è un SVG, ma il nome non finisce in .svg. Rinominalo e riprova.',
    webpSide: '«{file}» supererebbe i 16.383 pixel, il limite di WebP. Scegli un altro formato.',
  },
  notes: {
    animated:
      '«{file}» è un’animazione di {frames, plural, one {# fotogramma} other {# fotogrammi}}. Si usa solo il primo.',
    converted:
      'I colori di «{file}» sono stati convertiti da {profile} a sRGB. I colori che non esistono in sRGB vanno persi.',
    others: 'Nemmeno questi file si possono usare: {files}',
    placeRemoved:
      '«{file}» contiene il luogo dello scatto: {place} (latitudine, longitudine). Il nuovo file non lo contiene.',
    placeKept:
      '«{file}» contiene il luogo dello scatto: {place} (latitudine, longitudine). Il nuovo file lo contiene ancora.',
    altered:
      'Per impedire il tracciamento, questo browser altera i pixel letti da una pagina. I risultati hanno un leggero rumore.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;
