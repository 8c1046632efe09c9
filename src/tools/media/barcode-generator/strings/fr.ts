import type { Translation } from '../../../../kinds/contract';
import type en from './en';
import { SYMBOLOGY_NAMES } from '../symbology-names';

export default {
  labels: {
    symbology: 'Type',
    format: 'Fichier',
    input: 'Codes, un par ligne',
    showText: 'Texte sous les barres',
    height: 'Hauteur des barres (mm)',
    scale: 'Pixels par module',
    wide: 'Largeur des barres larges',
    quiet: 'Marge vide autour du code',
    rotate: 'Rotation',
    color: 'Barres',
    background: 'Fond',
    sheet: 'Planche d’étiquettes',
    text: 'Code complet',
    checkDigit: 'Clé de contrôle',
    bars: 'Modules (1 est une barre)',
  },
  hints: { scale: 'Le module est la barre la plus fine. 2 pixels font environ un demi-millimètre sur papier.' },
  placeholders: { input: '376012345678' },
  choices: {
    symbology: { ...SYMBOLOGY_NAMES, itf: '2 parmi 5 entrelacé' },
    wide: { '3': '3 fois les fines', '2': 'Le double des fines' },
    rotate: { '0': 'Non', '90': '90°', '180': '180°', '270': '270°' },
    sheet: {
      '': 'Aucune\u00a0: une page par code',
      L7160: 'Avery L7160, 21 étiquettes sur A4',
      L7163: 'Avery L7163, 14 étiquettes sur A4',
      L7651: 'Avery L7651, 65 étiquettes sur A4',
      '5160': 'Avery 5160, 30 étiquettes sur Letter',
      '5163': 'Avery 5163, 10 étiquettes sur Letter',
    },
  },
  problems: {
    tooManyLines: 'La limite est de {limit} codes à la fois, il y en a {lines}. Procédez en plusieurs fois.',
    wrongLength:
      'La ligne {line} n’a pas le bon nombre de chiffres\u00a0: {count}. Longueurs possibles\u00a0: {lengths}.',
    wrongCheckDigit:
      'Ligne {line}\u00a0: la clé de contrôle est {digit}, elle devrait être {right}. Vérifiez le numéro saisi.',
    badCharacter:
      'Ligne {line}\u00a0: «\u00a0{character}\u00a0» (caractère {place}) n’est pas admis dans ce type de code. Data Matrix accepte tout texte.',
    notIsbn: 'Ligne {line}\u00a0: un ISBN à 13 chiffres commence par 978 ou 979.',
    badSystem: 'Ligne {line}\u00a0: un UPC-E à 8 chiffres commence par 0 ou 1.',
    badPharmacode: 'Ligne {line}\u00a0: un Pharmacode est un nombre de 3 à 131070.',
    badGs1: 'Ligne {line}\u00a0: écrivez les identifiants entre parenthèses, par exemple (01)09521234543213(10)ABC.',
    notEncodable: 'Impossible de coder la ligne {line}\u00a0: {reason}',
  },
  notes: {
    padded: 'Ce type prend les chiffres par paires\u00a0: un 0 a été placé devant.',
    checkDigit:
      'Clé de contrôle\u00a0: les chiffres, pondérés par 3 et 1 depuis la droite, font {sum}. Le multiple de 10 suivant est {next}, la clé est donc {digit}.',
    contrast: 'Le contraste n’est que de {ratio}:1. Le lecteur a besoin de barres foncées sur fond clair.',
    noQuiet: 'Sans la marge, laissez vous-même cet espace vide autour du code, sinon le lecteur ne le détecte pas.',
    alsoWrong: 'Autres lignes erronées, laissées de côté\u00a0: {lines}.',
  },
} satisfies Translation<typeof en>;
