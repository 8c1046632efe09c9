import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/es';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Tipo',
    size: 'Longitud',
    lower: 'Minúsculas, a–z',
    upper: 'Mayúsculas, A–Z',
    digits: 'Números, 0–9',
    symbols: 'Símbolos',
    symbolSet: 'Qué símbolos',
    similar: 'Incluir caracteres parecidos (I l 1 | O 0 o)',
    requireEach: 'Al menos uno de cada tipo',
    words: 'Palabras',
    capitalise: 'Mayúscula al inicio de cada palabra',
    addNumber: 'Añadir un número a una palabra',
    entropy: 'Entropía, en bits',
    strength: 'Seguridad',
    guesses: 'Tiempo medio para adivinarla',
    source: 'Lista de palabras',
  },
  hints: { size: 'En blanco: 20 caracteres, o 6 cifras si es un PIN.' },
  placeholders: { size: '20' },
  own: {
    hide: 'Ocultar en la pantalla',
    hidden: 'Oculta',
    clearAfter: 'Borrar después de copiar',
    cleared: 'Copiada y borrada de esta página.',
    spell: 'Deletrear',
    small: 'minúscula',
    capital: 'mayúscula',
    digit: 'número',
    symbol: 'símbolo',
  },
  choices: {
    mode: { characters: 'Caracteres', passphrase: 'Palabras', pin: 'PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Elige al menos un tipo de carácter.',
    noSymbols: 'No queda ningún símbolo para elegir. Escribe alguno o marca otro tipo de carácter.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Débil',
    fair: 'Aceptable',
    strong: 'Fuerte',
    'very strong': 'Muy fuerte',
    guesser: 'Ataque',
    rate: 'Intentos por segundo',
    time: 'Tiempo',
    online: 'En un sitio web que responde a cada intento',
    offline: 'Con un archivo robado de contraseñas mal protegidas',
  },
} satisfies Translation<typeof en>;
