import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pt';
import type en from './en';

export default {
  labels: {
    input: 'Itens, um por linha',
    repeat: 'Fatias por item',
    removeWinner: 'Remover o sorteado a cada giro',
    seconds: 'Duração do giro em segundos',
    sound: 'Som de catraca',
    heading: 'Título da roleta',
    seedUsed: listWords.labels.seedUsed,
    result: 'Sorteado',
    remaining: 'Ainda na roleta',
    history: 'Giros até agora',
    chances: 'Chances',
  },
  hints: {
    input: 'Ana*3 dá à Ana o triplo da chance de uma linha comum; *0 deixa o item fora da roleta.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Linha {line}: “{weight}” não é um peso. Depois do *, escreva um número a partir de 0, como 2 ou 0,5.',
    tooFew: 'A roleta precisa de pelo menos dois itens. Escreva um por linha.',
    tooMany: 'A roleta aceita até {most} itens, e esta lista tem {entries}. Diminua a lista.',
    allZero: 'Todos os itens têm peso 0, então nenhum pode sair. Dê um peso a algum deles.',
    weightsTooBig: 'A soma dos pesos é grande demais para um cálculo exato. Reduza todos na mesma proporção.',
  },
  own: { spin: 'Girar', takeOut: 'Remover o sorteado', close: 'Fechar' },
  terms: { entry: 'Item', chance: 'Chance, %' },
} satisfies Translation<typeof en>;
