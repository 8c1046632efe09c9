import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Tipo',
    size: 'Tamanho',
    lower: 'Letras minúsculas, a–z',
    upper: 'Letras maiúsculas, A–Z',
    digits: 'Números, 0–9',
    symbols: 'Símbolos',
    symbolSet: 'Quais símbolos',
    similar: 'Incluir caracteres parecidos (I l 1 | O 0 o)',
    requireEach: 'Pelo menos um de cada tipo',
    words: 'Palavras',
    capitalise: 'Inicial maiúscula em cada palavra',
    addNumber: 'Incluir um número em uma palavra',
    entropy: 'Entropia, em bits',
    strength: 'Força',
    guesses: 'Tempo médio para adivinhar',
    source: 'Lista de palavras',
  },
  hints: {
    size: 'Em branco: 20 caracteres, ou 6 dígitos no caso do PIN.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Ocultar na tela',
    hidden: 'Oculta',
    clearAfter: 'Apagar depois de copiar',
    cleared: 'Copiada e apagada desta página.',
    spell: 'Soletrar',
    small: 'letra minúscula',
    capital: 'letra maiúscula',
    digit: 'número',
    symbol: 'símbolo',
  },
  choices: {
    mode: { characters: 'Caracteres', passphrase: 'Palavras', pin: 'PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Escolha pelo menos um tipo de caractere.',
    noSymbols: 'Não sobrou nenhum símbolo para sortear. Escreva alguns ou escolha outro tipo de caractere.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Fraca',
    fair: 'Razoável',
    strong: 'Forte',
    'very strong': 'Muito forte',
    guesser: 'Tipo de ataque',
    rate: 'Tentativas por segundo',
    time: 'Tempo',
    online: 'Em um site que responde a cada tentativa',
    offline: 'Com um arquivo roubado de senhas mal protegidas',
  },
} satisfies Translation<typeof en>;
