import type en from './en';

export default {
  all: 'Todo',
  dataName: 'Datos en este dispositivo',
  privacyName: 'Privacidad',
  title: '{name}: ajustes de este dispositivo',
  description: '{name}: qué guarda Smallkit en este navegador y cómo cambiarlo o borrarlo.',
  unknown: 'No hay ningún ajuste llamado «{path}».',
  languageHint:
    'Cada idioma tiene su propia página de inicio y sus herramientas. Lo indica la dirección; no se guarda nada.',
  systemHint: '«{system}» sigue el modo de tu dispositivo, también cuando cambia por la noche.',
  copyHint: 'Las copias son archivos JSON. Lo que borres aquí no se puede recuperar.',
  saveAll: 'Guardar una copia de todo',
  nothingAsked:
    'Este sitio no usa anuncios, estadísticas ni grabaciones, así que no hay nada que elegir. Las herramientas que se conectan con otros sitios lo indican.',
  appCheck: 'reCAPTCHA de Google, antes de usar cuentas o compartir',
  oneTap: 'Google One Tap en la página para iniciar sesión',
  erase: 'Borrar',
  eraseOne: 'Borrar: {label}',
  saveCopy: 'Guardar una copia',
  saveCopyOne: 'Guardar una copia: {label}',
  sizeUnknown: 'tamaño desconocido',
  erasedOne: 'Borrado: {label}.',
  held: '{label}: está abierto en otra pestaña de este sitio. Se borrará cuando la cierres.',
  failed: '{label}: no se pudo borrar. Recarga la página e inténtalo de nuevo.',
  downloaded: '{name} está en tus descargas.',
  copyFailed: 'No se pudo hacer la copia.',
  storeSettings: 'Ajustes, favoritos y listas',
  storeTab: 'Lo último de esta pestaña',
  storePages: 'Páginas para usar sin conexión',
  storeDrafts: 'Borradores de los editores',
  storeNotes: 'Notas del bloc de notas',
  storeClips: 'Recortes del portapapeles en línea',
  storeItems: 'Elementos guardados',
  storePictures: 'Imágenes del editor de fotos',
  storeHanded: 'Resultados enviados a otra herramienta',
  openTool: 'Abrir una herramienta',
  emptyHere: 'Pulsa Guardar en una herramienta: lo que escribiste y elegiste queda en este dispositivo y aparece aquí.',
  emptyAccount:
    'Pulsa Guardar en una herramienta: lo que escribiste y elegiste queda en este dispositivo y en tu cuenta, y aparece aquí.',
  exportItems: 'Exportar todo como JSON',
  importItems: 'Importar una copia',
  onlyHere:
    '{n, plural, one {# elemento está} many {# de elementos están} other {# elementos están}} solo en este dispositivo.',
  moveToAccount: '{n, plural, one {Guardarlo} other {Guardarlos}} en mi cuenta',
  sending:
    '{n, plural, one {# cambio va} many {# de cambios van} other {# cambios van}} camino de tu cuenta; sin conexión esperan en este dispositivo.',
  itemsDownloaded:
    '{name} está en tus descargas: {n, plural, one {# elemento} many {# de elementos} other {# elementos}} con sus textos.',
  copyTooLarge: '{name} ocupa {size}; una copia ocupa como máximo {limit}.',
  notCopy: '{name} no es una copia de elementos guardados: elige un archivo creado con «{export}».',
  added: '{n, plural, one {# elemento añadido} many {# de elementos añadidos} other {# elementos añadidos}}.',
  known:
    '{n, plural, one {# elemento ya estaba} many {# de elementos ya estaban} other {# elementos ya estaban}} aquí.',
  unreadable:
    '{n, plural, one {# elemento no se pudo leer y se omitió} many {# de elementos no se pudieron leer y se omitieron} other {# elementos no se pudieron leer y se omitieron}}.',
  signedInAs: 'Sesión iniciada como {who}.',
  you: 'tú',
  notSignedIn:
    'No has iniciado sesión. Ninguna herramienta necesita una cuenta; con ella tienes lo que guardas en todos tus dispositivos.',
} satisfies Record<keyof typeof en, string>;
