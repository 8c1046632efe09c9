import type en from './en';

export default {
  locked: 'Le mot de passe est faux, ou le lien a été modifié en route.',
  lockedLink:
    'Le texte de ce lien est protégé par un mot de passe. Sans lui, personne ne peut l’ouvrir, pas même ce site.',
  password: 'Mot de passe',
  noRecovery: 'Un mot de passe perdu ne se retrouve pas. Demandez-le à la personne qui vous a envoyé le lien.',
  unlock: 'Déverrouiller',
  damaged: 'Le lien est endommagé ou incomplet : son texte n’a pas pu être lu. Demandez qu’on vous le renvoie.',
  tooLarge: 'Ce lien donnerait plus de 5 Mo de texte : il n’a pas été ouvert.',
  close: 'Fermer',
} satisfies Record<keyof typeof en, string>;
