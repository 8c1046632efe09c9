import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/it';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Immagini',
    text: 'Testo della filigrana',
    logo: 'Logo al posto del testo',
    position: 'Posizione',
    size: 'Dimensione, % della larghezza dell’immagine',
    opacity: 'Opacità, %',
    font: 'Carattere',
    color: 'Colore del testo',
    outline: 'Contorno delle lettere',
    rotate: 'Rotazione, in gradi',
    margin: 'Distanza dal bordo, % del lato più corto',
    gap: 'Distanza tra le ripetizioni, % della loro dimensione',
    result: 'Immagini con filigrana',
  },
  hints: {
    ...pictures.hints,
    text: 'Compilati automaticamente: {year}, {date}, {name}, {n}',
    background: 'Dietro i pixel trasparenti se salvi in JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'In basso a destra',
      s: 'In basso',
      sw: 'In basso a sinistra',
      e: 'A destra',
      center: 'Al centro',
      w: 'A sinistra',
      ne: 'In alto a destra',
      n: 'In alto',
      nw: 'In alto a sinistra',
      tile: 'Ripetuta su tutta l’immagine',
    },
    font: {
      onest: 'Onest (senza grazie)',
      oswald: 'Oswald (stretto)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (con grazie)',
      pacifico: 'Pacifico (calligrafico)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'Non c’è niente da aggiungere. Scrivi un testo o scegli un logo.',
    badLogo: '«{file}» non si apre come immagine. Scegli un logo PNG, JPEG, WebP o SVG.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;
