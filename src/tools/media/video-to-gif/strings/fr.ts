import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Vidéo',
    start: 'Début, en secondes',
    end: 'Fin, en secondes',
    width: 'Largeur en pixels',
    fps: 'Images par seconde',
    speed: 'Vitesse',
    caption: 'Légende',
    loop: 'Lectures (0 = en boucle)',
    reverse: 'Inverser le sens',
    boomerang: 'Aller-retour',
    colors: 'Couleurs',
    dither: 'Tramage (dégradés plus doux, fichier plus lourd)',
    palette: 'Palette',
    height: 'Hauteur en pixels',
    crop: 'Recadrage',
    large: 'Autoriser les très gros GIF',
    result: 'GIF',
    outWidth: 'Largeur',
    outHeight: 'Hauteur',
    frames: 'Images',
    duration: 'Durée en millisecondes',
    bytes: 'Poids',
  },
  hints: {
    end: 'Si vous laissez 0, l’extrait dure au plus 10 secondes.',
    width: 'Limitée à celle de la vidéo',
    speed: 'De 0,25 à 4 ; 2 double la vitesse.',
    crop: 'Gauche, haut, largeur, hauteur : 100,0,720,720',
    height: 'Suit la largeur si ce champ est vide.',
  },
  placeholders: {
    width: '480',
  },
  choices: {
    palette: {
      global: 'Une pour tout le GIF (plus léger)',
      frame: 'Une par image (meilleures couleurs)',
    },
  },
  problems: {
    notVideo: '« {file} » n’est pas une vidéo que ce navigateur peut ouvrir. Utilisez MP4, MOV, WebM ou MKV.',
    noTrack: '« {file} » ne contient pas de vidéo, peut-être seulement du son.',
    noDecoder:
      'Ce navigateur ne décode pas la vidéo {codec}. Essayez Chrome, Edge ou Safari, ou convertissez-la d’abord en H.264.',
    beyondEnd: 'La vidéo dure {duration} secondes. Choisissez un début antérieur.',
    endBeforeStart: 'La fin doit suivre le début. Choisissez un moment plus tardif.',
    badCrop:
      'Saisissez quatre nombres entiers, dans les limites de {width} × {height} : gauche, haut, largeur, hauteur.',
    large:
      'Ce GIF compterait {frames, plural, one {# image} many {# d’images} other {# images}} et pèserait environ {size}. Raccourcissez-le, réduisez la largeur ou les images par seconde, ou autorisez les gros GIF.',
  },
  notes: {
    firstTen: 'La vidéo dure {duration} secondes. Le GIF en contient 10 ; indiquez une fin pour aller plus loin.',
  },
  own: {
    startHere: 'Commencer ici',
    endHere: 'Finir ici',
  },
} satisfies Translation<typeof en>;
