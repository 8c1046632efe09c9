import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Números romanos',
  lower: 'Minúsculas',
  unicode: 'Caracteres Unicode',
  letters: 'Letras del texto',
  bold: 'Negrita',
  script: 'Caligráfica',
  fraktur: 'Gótica',
  doubleStruck: 'De doble trazo',
  monospace: 'Máquina de escribir',
};

export default {
  labels: {
    style: 'Estilo',
    dates: 'Poner un punto entre las partes de una fecha',
    dateOrder: 'Las fechas se escriben como',
    value: 'Valor de este número',
    day: 'Primera fecha, como se lee',
  },
  placeholders: {
    input: '2026, 25/12/2024 o cualquier texto con números',
  },
  hints: {
    input:
      'Los lectores de pantalla pueden deletrear estos caracteres o saltárselos, y muchos buscadores no los encuentran. Para un documento, usa las letras normales de la primera tarjeta.',
  },
  choices: {
    style: { all: 'Todos', ...styles },
    dateOrder: {
      mdy: 'Mes, día, año',
      dmy: 'Día, mes, año',
      ymd: 'Año, mes, día',
    },
  },
  terms: styles,
  own: {
    count: 'Caracteres:',
    missing: 'En este dispositivo se ven como cuadros',
  },
  notes: {
    tooLarge: '{number} queda igual: las letras con una raya encima llegan hasta {largest}.',
  },
} satisfies Translation<typeof en>;
