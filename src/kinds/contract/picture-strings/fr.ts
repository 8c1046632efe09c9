import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Enregistrer en',
    quality: 'Qualité',
    background: 'Fond',
    keepMetadata: 'Garder les métadonnées (EXIF, XMP, profil de couleurs)',
    original: 'Fichier source',
    outWidth: 'Largeur',
    outHeight: 'Hauteur',
    type: 'Type',
    bytes: 'Poids',
  },
  hints: {
    keepMetadata: 'Seulement de JPEG à JPEG et de PNG à PNG. Une photo indique souvent où elle a été prise.',
  },
  choices: {
    format: { same: 'Comme l’original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture:
      '«\u00a0{file}\u00a0» n’est pas une image. Choisissez un fichier JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO ou SVG.',
    otherType:
      '«\u00a0{file}\u00a0» est au format {type}, que les navigateurs n’affichent pas. Convertissez d’abord ce fichier en JPEG ou en PNG.',
    damaged: '«\u00a0{file}\u00a0» commence comme un fichier {type}, mais il est incomplet ou endommagé.',
    tooLarge:
      '«\u00a0{file}\u00a0» fait {width} × {height} pixels. La limite est de 16\u202f384 pixels par côté et de 268\u202f435\u202f456 au total.',
    undecodable:
      '«\u00a0{file}\u00a0» est illisible\u00a0: le fichier est endommagé, ou ce navigateur ne lit pas le {type}.',
    svgHere: '«\u00a0{file}\u00a0» est un SVG, mais son nom ne finit pas par .svg. Renommez le fichier et réessayez.',
    webpSide: '«\u00a0{file}\u00a0» dépasserait 16\u202f383 pixels, la limite du WebP. Choisissez un autre format.',
  },
  notes: {
    animated:
      '«\u00a0{file}\u00a0» est animée ({frames, plural, one {# image} other {# images}}). Seule la première est utilisée.',
    converted:
      'Les couleurs de «\u00a0{file}\u00a0» ont été converties de {profile} en sRGB. Celles qui n’existent pas en sRGB sont perdues.',
    others: 'Autres fichiers inutilisables\u00a0: {files}',
    placeRemoved:
      '«\u00a0{file}\u00a0» indique où la photo a été prise\u00a0: {place} (latitude, longitude). Ce lieu ne figure pas dans le nouveau fichier.',
    placeKept:
      '«\u00a0{file}\u00a0» indique où la photo a été prise\u00a0: {place} (latitude, longitude). Ce lieu figure aussi dans le nouveau fichier.',
    altered:
      'Pour empêcher le pistage, ce navigateur modifie les pixels que lit une page. Les résultats contiennent un léger bruit.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;
