import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Video',
    start: 'Inicio, en segundos',
    end: 'Final, en segundos',
    width: 'Ancho en píxeles',
    fps: 'Fotogramas por segundo',
    speed: 'Velocidad',
    caption: 'Texto sobre la imagen',
    loop: 'Repeticiones (0 = infinitas)',
    reverse: 'Reproducir al revés',
    boomerang: 'Ida y vuelta',
    colors: 'Colores',
    dither: 'Tramado (degradados más suaves, archivo mayor)',
    palette: 'Paleta',
    height: 'Alto en píxeles',
    crop: 'Zona del recorte',
    large: 'Permitir GIF muy grandes',
    result: 'GIF',
    outWidth: 'Ancho',
    outHeight: 'Alto',
    frames: 'Fotogramas',
    duration: 'Duración en milisegundos',
    bytes: 'Tamaño',
  },
  hints: {
    end: '0: 10 segundos después del inicio',
    width: 'Como mucho, el del video',
    speed: 'De 0,25 a 4; 2 es el doble de rápido.',
    crop: 'Izquierda, arriba, ancho, alto: 100,0,720,720',
    height: 'Vacío: proporcional al ancho.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Una para todo el GIF (más pequeño)',
      frame: 'Una por fotograma (mejores colores)',
    },
  },
  problems: {
    notVideo: '«{file}» no es un video que este navegador pueda abrir. Usa MP4, MOV, WebM o MKV.',
    noTrack: '«{file}» no contiene video; quizá solo tenga sonido.',
    noDecoder:
      'Este navegador no puede decodificar video {codec}. Prueba con Chrome, Edge o Safari, o conviértelo antes a H.264.',
    beyondEnd: 'El video dura {duration} segundos. Elige un inicio antes de ese punto.',
    endBeforeStart: 'El final tiene que ir después del inicio. Aumenta el tiempo final.',
    badCrop: 'Escribe cuatro números enteros dentro de {width} × {height}: izquierda, arriba, ancho, alto.',
    large:
      'Este GIF tendría {frames, plural, one {# fotograma} many {# de fotogramas} other {# fotogramas}} y unos {size}. Acórtalo, baja el ancho o los fotogramas por segundo, o activa «Permitir GIF muy grandes».',
  },
  notes: {
    firstTen: 'El video dura {duration} segundos. El GIF abarca 10; fija el final si quieres más.',
  },
  own: {
    startHere: 'Empezar aquí',
    endHere: 'Terminar aquí',
  },
} satisfies Translation<typeof en>;
