import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/es';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Imágenes',
    text: 'Texto de la marca de agua',
    logo: 'Logotipo en lugar de texto',
    position: 'Posición',
    size: 'Tamaño, % del ancho de la imagen',
    opacity: 'Opacidad, %',
    font: 'Fuente',
    color: 'Color del texto',
    outline: 'Contorno de las letras',
    rotate: 'Giro, en grados',
    margin: 'Distancia al borde, % del lado más corto',
    gap: 'Distancia entre repeticiones, % de su tamaño',
    result: 'Imágenes con marca de agua',
  },
  hints: {
    ...pictures.hints,
    text: 'Se sustituyen: {year}, {date}, {name}, {n}',
    background: 'Detrás de los píxeles transparentes si guardas como JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'Abajo a la derecha',
      s: 'Abajo',
      sw: 'Abajo a la izquierda',
      e: 'Derecha',
      center: 'Centro',
      w: 'Izquierda',
      ne: 'Arriba a la derecha',
      n: 'Arriba',
      nw: 'Arriba a la izquierda',
      tile: 'Repetida por toda la imagen',
    },
    font: {
      onest: 'Onest (sin remates)',
      oswald: 'Oswald (estrecha)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (con remates)',
      pacifico: 'Pacifico (caligráfica)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'No hay nada que poner. Escribe un texto o elige un logotipo.',
    badLogo: '«{file}» no se puede abrir como imagen. Elige como logotipo un PNG, JPEG, WebP o SVG.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;
