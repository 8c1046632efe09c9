import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/fr';
import type en from './en';

export default {
  labels: {
    ...pictures.labels,
    input: 'Images',
    text: 'Texte du filigrane',
    logo: 'Logo à la place du texte',
    position: 'Position',
    size: 'Taille, en % de la largeur de l’image',
    opacity: 'Opacité, en %',
    font: 'Police',
    color: 'Couleur du texte',
    outline: 'Contour des lettres',
    rotate: 'Rotation, en degrés',
    margin: 'Distance au bord, en % du petit côté',
    gap: 'Distance entre les répétitions, en % de leur taille',
    result: 'Images avec filigrane',
  },
  hints: {
    ...pictures.hints,
    text: 'Remplis automatiquement : {year}, {date}, {name}, {n}',
    background: 'Derrière les pixels transparents si vous enregistrez en JPEG.',
  },
  choices: {
    ...pictures.choices,
    position: {
      se: 'En bas à droite',
      s: 'En bas',
      sw: 'En bas à gauche',
      e: 'À droite',
      center: 'Au centre',
      w: 'À gauche',
      ne: 'En haut à droite',
      n: 'En haut',
      nw: 'En haut à gauche',
      tile: 'Répété sur toute l’image',
    },
    font: {
      onest: 'Onest (sans empattement)',
      oswald: 'Oswald (étroite)',
      condensed: 'Roboto Condensed',
      lora: 'Lora (à empattement)',
      pacifico: 'Pacifico (manuscrite)',
    },
  },
  problems: {
    ...pictures.problems,
    nothingToDraw: 'Rien à ajouter. Saisissez un texte ou choisissez un logo.',
    badLogo: '« {file} » ne s’ouvre pas comme une image. Choisissez un logo PNG, JPEG, WebP ou SVG.',
  },
  notes: pictures.notes,
  terms: pictures.terms,
} satisfies Translation<typeof en>;
