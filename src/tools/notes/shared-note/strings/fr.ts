import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Note',
    title: 'Titre',
    s: 'Document',
    k: 'Clé',
    wrap: 'Retour à la ligne automatique',
    size: 'Taille du texte',
    password: 'Mot de passe',
    heading: 'Titre',
    result: 'Note',
    chars: 'Caractères',
    words: 'Mots',
    lines: 'Lignes',
  },
  own: {
    tab: 'Note partagée',
    notOurs: 'Ce texte vient du lien, pas de ce site.',
    empty:
      'Un lien du bloc-notes s’ouvre ici avec son texte. Le vôtre est vide\u202f; il a peut-être été coupé à l’envoi.',
    write: 'Écrire une note',
    edit: 'Modifier une copie',
    raw: 'Texte brut',
    print: 'Imprimer',
    retry: 'Réessayer',
    fileName: 'Note partagée',
    'link-damaged': 'Le lien est endommagé ou incomplet\u00a0: son texte n’a pas pu être décompressé. Redemandez-le.',
    'link-tooLarge': 'Une fois décompressé, ce lien dépasse 5 Mo\u202f; il n’a pas été ouvert.',
    gone: 'Cette note a expiré ou a été supprimée.',
    noServer: 'Ce site ne propose pas de liens courts. Demandez un lien qui contient le texte lui-même.',
    network: 'La note n’a pas pu être récupérée. Vérifiez votre connexion.',
  },
} satisfies Translation<typeof en>;
