import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/pt';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Imagens',
    text: 'Texto da marca d’água',
    logo: 'Logo no lugar do texto',
    position: 'Posição',
    size: 'Tamanho, % da largura da imagem',
    opacity: 'Opacidade, %',
    font: 'Fonte',
    color: 'Cor do texto',
    outline: 'Contorno das letras',
    rotate: 'Rotação, em graus',
    margin: 'Distância da borda, % do lado menor',
    gap: 'Distância entre as repetições (% da marca)',
    result: 'Imagens com marca d’água',
  },
  hints: {
    ...pictures.hints,
    text: 'Preenchidos automaticamente: {year}, {date}, {name}, {n}',
    background: 'Para os pixels transparentes ao salvar em JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'Embaixo à direita',
      s: 'Embaixo',
      sw: 'Embaixo à esquerda',
      e: 'À direita',
      center: 'No centro',
      w: 'À esquerda',
      ne: 'Em cima à direita',
      n: 'Em cima',
      nw: 'Em cima à esquerda',
      tile: 'Repetida na imagem toda',
    },
    font: {
      onest: 'Onest (sem serifa)',
      oswald: 'Oswald (estreita)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (com serifa)',
      pacifico: 'Pacifico (manuscrita)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'Falta a marca d’água. Digite um texto ou escolha um logo.',
    badLogo: 'Não foi possível abrir “{file}” como imagem. Escolha um logo em PNG, JPEG, WebP ou SVG.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;
