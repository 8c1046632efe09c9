import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Vídeo',
    start: 'Início, em segundos',
    end: 'Fim, em segundos',
    width: 'Largura em pixels',
    fps: 'Quadros por segundo',
    speed: 'Velocidade',
    caption: 'Texto no GIF',
    loop: 'Repetições (0 = sempre)',
    reverse: 'Reproduzir de trás para a frente',
    boomerang: 'Vai e volta',
    colors: 'Cores',
    dither: 'Pontilhamento (gradientes mais suaves, arquivo maior)',
    palette: 'Paleta',
    height: 'Altura em pixels',
    crop: 'Área do corte',
    large: 'Permitir GIFs muito grandes',
    result: 'GIF',
    outWidth: 'Largura',
    outHeight: 'Altura',
    frames: 'Quadros',
    duration: 'Duração em milissegundos',
    bytes: 'Tamanho',
  },
  hints: {
    end: '0: 10 segundos depois do início',
    width: 'No máximo a do vídeo',
    speed: 'De 0,25 a 4; 2 é o dobro da velocidade.',
    crop: 'Esquerda, topo, largura, altura: 100,0,720,720',
    height: 'Em branco, acompanha a largura.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Uma para o GIF todo (menor)',
      frame: 'Uma por quadro (cores melhores)',
    },
  },
  problems: {
    notVideo: '“{file}” não é um vídeo que este navegador consiga abrir. Use MP4, MOV, WebM ou MKV.',
    noTrack: '“{file}” não contém vídeo; talvez tenha só áudio.',
    noDecoder:
      'Este navegador não decodifica vídeo {codec}. Tente o Chrome, o Edge ou o Safari, ou converta antes para H.264.',
    beyondEnd: 'O vídeo tem {duration} segundos. Escolha um início antes disso.',
    endBeforeStart: 'O fim precisa vir depois do início. Aumente o tempo final.',
    badCrop: 'Escreva quatro números inteiros dentro de {width} × {height}: esquerda, topo, largura, altura.',
    large:
      'Este GIF teria {frames, plural, one {# quadro} many {# de quadros} other {# quadros}} e cerca de {size}. Encurte o trecho, diminua a largura ou os quadros por segundo, ou marque “Permitir GIFs muito grandes”.',
  },
  notes: {
    firstTen: 'O vídeo tem {duration} segundos. O GIF usa só 10; defina o fim para usar mais.',
  },
  own: {
    startHere: 'Começar aqui',
    endHere: 'Terminar aqui',
  },
} satisfies Translation<typeof en>;
