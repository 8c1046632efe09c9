import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/fr';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Opération',
    version: 'Version',
    namespace: 'Espace de noms',
    customNamespace: 'Votre espace de noms',
    input: 'Noms à convertir ou UUID à examiner',
    time: 'Date et heure',
    upper: 'Majuscules',
    hyphens: 'Tirets',
    wrap: 'Entourer de',
    variant: 'Variante',
    timestamp: 'Date et heure contenues (UTC)',
    integer: 'En nombre entier',
    inspected: 'Détails',
  },
  own: { names: 'Un nom par ligne', uuids: 'Un UUID par ligne' },
  hints: {
    customNamespace: 'Un UUID, par exemple 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    time: 'Vide\u00a0: maintenant. Sinon au format ISO 8601, en UTC si aucun fuseau n’est indiqué.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Créer', inspect: 'Examiner' },
    namespace: {
      dns: 'DNS\u00a0: un nom de domaine',
      url: 'URL\u00a0: une adresse web',
      oid: 'OID\u00a0: un identifiant d’objet',
      x500: 'X.500\u00a0: un nom distinctif',
      custom: 'Personnalisé',
    },
    wrap: { none: 'Rien', braces: 'Accolades { }', urn: 'Préfixe URN', quotes: 'Guillemets droits' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'Ce n’est pas une date ISO 8601. Saisissez 2026-11-21 ou 2026-11-21T09:30:00Z.',
    timeRange: 'Cette version ne peut contenir que des dates de {from} à {to}.',
    badNamespace: 'Un espace de noms est un UUID, par exemple 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Les versions 3 et 5 se calculent à partir de noms. Saisissez un nom par ligne.',
    notUuid:
      'Ligne {line}, colonne {column}\u00a0: «\u00a0{character}\u00a0» n’est pas admis. Un UUID a 32 chiffres, 0–9 et a–f, en groupes 8-4-4-4-12.',
    wrongLength: 'Ligne {line}\u00a0: un UUID a 32 chiffres, ici il y en a {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'Dans un URN, un UUID a toujours ses tirets\u00a0: ils ont été gardés.',
  },
  terms: {
    nil: 'Nil\u00a0: tous les bits à 0',
    max: 'Max\u00a0: tous les bits à 1',
    ncs: 'NCS, avant 1990',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, anciens GUID',
    future: 'réservée',
    uuid: 'UUID',
    version: 'Version',
    variantColumn: 'Variante',
    time: 'Date et heure (UTC)',
    integerColumn: 'Nombre entier',
  },
} satisfies Translation<typeof en>;
