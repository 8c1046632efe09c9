import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Video',
    start: 'Inizio, in secondi',
    end: 'Fine, in secondi',
    width: 'Larghezza in pixel',
    fps: 'Fotogrammi al secondo',
    speed: 'Velocità',
    caption: 'Scritta',
    loop: 'Numero di riproduzioni (0 = in loop)',
    reverse: 'Riproduci al contrario',
    boomerang: 'Avanti e indietro',
    colors: 'Colori',
    dither: 'Dithering (sfumature più morbide, file più grande)',
    palette: 'Tavolozza',
    height: 'Altezza in pixel',
    crop: 'Ritaglio',
    large: 'Consenti GIF molto grandi',
    result: 'GIF',
    outWidth: 'Larghezza',
    outHeight: 'Altezza',
    frames: 'Fotogrammi',
    duration: 'Durata in millisecondi',
    bytes: 'Peso',
  },
  hints: {
    end: '0: 10 secondi dopo l’inizio',
    width: 'Al massimo quella del video',
    speed: 'Da 0,25 a 4; 2 è il doppio della velocità.',
    crop: 'Distanza da sinistra e dall’alto, larghezza, altezza: 100,0,720,720',
    height: 'Vuoto: segue la larghezza.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Una per tutta la GIF (più piccola)',
      frame: 'Una per fotogramma (colori migliori)',
    },
  },
  problems: {
    notVideo: '«{file}» non è un video che questo browser può aprire. Usa MP4, MOV, WebM o MKV.',
    noTrack: '«{file}» non contiene video; forse contiene solo audio.',
    noDecoder:
      'Questo browser non decodifica il video {codec}. Prova Chrome, Edge o Safari, oppure convertilo prima in H.264.',
    beyondEnd: 'Il video dura {duration} s. Scegli un inizio precedente.',
    endBeforeStart: 'La fine deve essere dopo l’inizio. Scegli una fine successiva.',
    badCrop:
      'Scrivi quattro numeri interi dentro {width} × {height}: distanza da sinistra e dall’alto, larghezza, altezza.',
    large:
      'Questa GIF avrebbe {frames, plural, one {# fotogramma} many {# di fotogrammi} other {# fotogrammi}} e circa {size}. Accorciala, riduci la larghezza o i fotogrammi al secondo, oppure attiva «Consenti GIF molto grandi».',
  },
  notes: {
    firstTen: 'Il video dura {duration} s. La GIF ne comprende 10; imposta la fine per includerne di più.',
  },
  own: {
    startHere: 'Inizia qui',
    endHere: 'Finisci qui',
  },
} satisfies Translation<typeof en>;
