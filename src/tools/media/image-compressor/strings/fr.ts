import type { Translation } from '../../../../kinds/contract';
import pictures from '../../../../kinds/contract/picture-strings/fr';
import type en from './en';

export default {
  labels: {
    input: 'Images',
    quality: 'Qualité',
    targetKb: 'Poids maximal en ko',
    format: 'Format',
    maxSide: 'Plus grand côté en pixels',
    colors: 'Couleurs d’un PNG',
    effort: 'Encodeur',
    keepMetadata: 'Garder les métadonnées (EXIF, XMP, profil de couleurs)',
    result: 'Images compressées',
    original: 'Fichier source',
    bytes: 'Poids',
    originalBytes: 'Poids avant',
    saved: 'Réduction',
    outWidth: 'Largeur',
    outHeight: 'Hauteur',
    type: 'Type',
    how: 'Méthode',
  },
  hints: {
    quality: 'Pour JPEG, WebP et AVIF. Un PNG ne perd rien, quel que soit ce nombre.',
    targetKb: '1 ko vaut ici 1\u202f024 octets. L’outil cherche la meilleure qualité qui tient dans cette limite.',
    maxSide: 'Les images plus grandes sont réduites. Vide\u00a0: dimensions inchangées.',
    colors: 'De 2 à 256. Vide\u00a0: toutes.',
    effort:
      '«\u00a0Efficace\u00a0» donne des fichiers plus légers, mais est plus lent. L’AVIF télécharge un encodeur de 3,5\u00a0Mo dans les deux cas.',
    keepMetadata: 'Elles peuvent indiquer où la photo a été prise.',
  },
  choices: {
    format: { same: 'Comme l’original', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG' },
    effort: { fast: 'Rapide (celui du navigateur)', smallest: 'Efficace (MozJPEG, libwebp, OxiPNG)' },
  },
  problems: {
    notPicture: pictures.problems.notPicture,
    otherType: pictures.problems.otherType,
    damaged:
      '«\u00a0{file}\u00a0» commence comme un fichier {type}, mais il est tronqué ou endommagé, et ses dimensions sont illisibles.',
    tooLarge: pictures.problems.tooLarge,
    undecodable: pictures.problems.undecodable,
    targetTooSmall:
      '«\u00a0{file}\u00a0» ne peut pas descendre aussi bas. Le plus petit fichier possible fait {kb} ko, à la qualité minimale et à 10\u00a0% de ses dimensions. Choisissez une limite plus haute.',
    svgHere: pictures.problems.svgHere,
    webpSide:
      '«\u00a0{file}\u00a0» dépasse 16\u202f383 pixels, la limite du WebP. Choisissez un autre format, ou fixez le plus grand côté.',
  },
  notes: {
    total: '{files} fichiers, {saved}\u00a0% de moins au total.',
    animated: '«\u00a0{file}\u00a0» est animée ({frames} images) et n’a donc pas été modifiée.',
    scaled:
      '«\u00a0{file}\u00a0» a été réduite à {percent}\u00a0% de ses dimensions, car baisser la qualité ne suffisait pas.',
    grew: '«\u00a0{file}\u00a0» est plus lourde qu’avant. Ce format ne lui convient pas.',
    placeRemoved: pictures.notes.placeRemoved,
    placeKept: pictures.notes.placeKept,
    already: 'Ce fichier ne peut pas être réduit ici. Le résultat est votre original, octet pour octet.',
    converted: pictures.notes.converted,
    altered: pictures.notes.altered,
    others: pictures.notes.others,
  },
  own: {
    compare: 'Comparer avec l’original',
    before: 'Avant',
    after: 'Après',
    position: 'Part visible de l’original',
    picture: 'Avant et après, à 100\u00a0%',
  },
  terms: {
    ...pictures.terms,
    'image/gif': 'GIF',
    'image/bmp': 'BMP',
    'image/x-icon': 'ICO',
    'image/svg+xml': 'SVG',
    'image/heic': 'HEIC',
    quality: 'Qualité {quality}',
    colors: '{colors, plural, one {# couleur} other {# couleurs}}',
    lossless: 'Sans perte',
    stripped: 'Métadonnées retirées seulement',
    kept: 'Inchangée',
  },
} satisfies Translation<typeof en>;
