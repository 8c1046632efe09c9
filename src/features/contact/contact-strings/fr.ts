import type en from './en';

export default {
  subject: 'Objet',
  trap: 'Laissez ce champ vide',
  bringBack: 'Rétablir mon brouillon',
  asLink: 'Le même message en lien',
  copyText: 'Copier le texte',
  stored:
    'Votre message est enregistré dans la base de données de ce site jusqu’à ce que votre demande soit traitée. Le brouillon reste sur cet appareil jusqu’à l’envoi.',
  opens: 'L’envoi ouvre votre logiciel de messagerie avec le message déjà rempli. Le brouillon reste sur cet appareil.',
  copied: 'Copié.',
  notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le texte et appuyez sur Ctrl+C.',
  opening: 'Votre logiciel de messagerie s’ouvre. Sinon, écrivez à {mail} ou copiez le lien.',
  longCopied: 'Le message, trop long pour un lien, est dans le presse-papiers : collez-le dans l’e-mail qui s’ouvre.',
  longNotCopied:
    'Le message est trop long pour un lien et le navigateur n’a pas permis la copie : sélectionnez le texte ci-dessus, copiez-le et collez-le dans l’e-mail qui s’ouvre.',
  failed: 'Votre message n’a pas pu être envoyé ; il est toujours là. Réessayez ou envoyez-le par e-mail :',
  tooLong: '{n, plural, one {# caractère} many {# de caractères} other {# caractères}} ; la limite est de {max}.',
  messageShort:
    'Le message compte {n, plural, one {# caractère} many {# de caractères} other {# caractères}} ; écrivez-en au moins {max}.',
  noEmail: 'Indiquez votre adresse e-mail pour que nous puissions répondre.',
  badEmail: 'Ce n’est pas une adresse e-mail : il faut un @, puis un point, comme dans nom@example.com.',
} satisfies Record<keyof typeof en, string>;
