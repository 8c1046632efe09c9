import type en from './en';

export default {
  all: 'Tout',
  dataName: 'Données sur cet appareil',
  privacyName: 'Confidentialité',
  title: '{name} : réglages de cet appareil',
  description: '{name} : ce que Smallkit garde dans ce navigateur, et comment le modifier ou l’effacer.',
  unknown: 'Aucun réglage ne s’appelle « {path} ».',
  languageHint:
    'Chaque langue a sa page d’accueil et ses outils. La langue figure dans l’adresse de la page ; rien n’est enregistré.',
  systemHint: '« {system} » suit le mode de votre appareil, y compris quand il change le soir.',
  copyHint: 'Les copies sont des fichiers JSON. Ce que vous effacez ici l’est définitivement.',
  saveAll: 'Enregistrer une copie de tout',
  nothingAsked:
    'Ce site n’a ni publicité, ni statistiques, ni enregistrement de session : il n’y a donc rien à choisir. Les outils qui contactent d’autres sites le signalent.',
  appCheck: 'reCAPTCHA de Google, avant d’utiliser un compte ou de partager',
  oneTap: 'Google One Tap sur la page de connexion',
  erase: 'Effacer',
  eraseOne: 'Effacer : {label}',
  saveCopy: 'Enregistrer une copie',
  saveCopyOne: 'Enregistrer une copie : {label}',
  sizeUnknown: 'taille inconnue',
  erasedOne: 'Effacé : {label}.',
  held: '{label} : ouvert dans un autre onglet de ce site. L’effacement aura lieu à la fermeture de cet onglet.',
  failed: '{label} : effacement impossible. Rechargez la page et réessayez.',
  downloaded: '{name} est dans vos téléchargements.',
  copyFailed: 'La copie n’a pas pu être créée.',
  storeSettings: 'Réglages, favoris et listes',
  storeTab: 'Dernier contenu de cet onglet',
  storePages: 'Pages utilisables hors ligne',
  storeDrafts: 'Brouillons des éditeurs',
  storeNotes: 'Notes du bloc-notes',
  storeClips: 'Extraits du presse-papiers en ligne',
  storeItems: 'Éléments enregistrés',
  storePictures: 'Images de l’éditeur de photos',
  storeHanded: 'Résultats transmis à un autre outil',
  openTool: 'Ouvrir un outil',
  emptyHere:
    'Appuyez sur Enregistrer dans un outil : ce que vous avez saisi et choisi reste sur cet appareil et apparaît ici.',
  emptyAccount:
    'Appuyez sur Enregistrer dans un outil : ce que vous avez saisi et choisi reste sur cet appareil et dans votre compte, et apparaît ici.',
  exportItems: 'Tout exporter en JSON',
  importItems: 'Importer une copie',
  onlyHere:
    '{n, plural, one {# élément n’est} many {# d’éléments ne sont} other {# éléments ne sont}} que sur cet appareil.',
  moveToAccount: '{n, plural, one {Le garder} other {Les garder}} dans mon compte',
  sending:
    '{n, plural, one {# modification} many {# de modifications} other {# modifications}} en cours d’envoi vers votre compte ; hors ligne, tout reste en attente sur cet appareil.',
  itemsDownloaded:
    '{name} est dans vos téléchargements : {n, plural, one {# élément} many {# d’éléments} other {# éléments}}, avec les textes.',
  copyTooLarge: '{name} pèse {size} ; une copie pèse {limit} au plus.',
  notCopy: '{name} n’est pas une copie d’éléments enregistrés : choisissez un fichier créé avec « {export} ».',
  added: '{n, plural, one {# élément ajouté} many {# d’éléments ajoutés} other {# éléments ajoutés}}.',
  known: '{n, plural, one {# élément était} many {# d’éléments étaient} other {# éléments étaient}} déjà là.',
  unreadable:
    '{n, plural, one {# élément illisible a été ignoré} many {# d’éléments illisibles ont été ignorés} other {# éléments illisibles ont été ignorés}}.',
  signedInAs: 'Connexion active : {who}.',
  you: 'vous',
  notSignedIn:
    'Aucun compte n’est connecté. Aucun outil n’en exige ; avec un compte, vous retrouvez ce que vous enregistrez sur tous vos appareils.',
} satisfies Record<keyof typeof en, string>;
