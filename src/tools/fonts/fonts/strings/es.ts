import type { Translation } from '../../../../kinds/contract';
import es from '../names/es';
import type en from './en';

export default {
  labels: {
    plain: 'Letras normales',
    set: 'Orden de los estilos',
    style: 'Estilo',
    markup: 'Formato propio de la aplicación',
  },
  hints: {
    input:
      'Los lectores de pantalla leen mal estas letras y muchos buscadores no las encuentran. Úsalas en un nombre o en unas palabras, no en un texto entero.',
  },
  placeholders: { input: 'Escribe tu texto' },
  terms: {
    more: 'Más estilos',
    ...es.styles,
    markupBold: 'Negrita: {result}',
    markupItalic: 'Cursiva: {result}',
    markupBoth: 'Negrita cursiva: {result}',
    markupUnderline: 'Subrayado: {result}',
    markupStrike: 'Tachado: {result}',
    markupSpoiler: 'Oculto hasta tocarlo: {result}',
    markupCode: 'Código: {result}',
    markupMono: 'Monoespaciado: {result}',
    markupQuote: 'Cita: {result}',
    markupList: 'Lista: {result}',
  },
  own: {
    count: 'Caracteres:',
    missing: 'En este dispositivo se ven como cuadros',
  },
  notes: {
    wasStyled:
      'Tu texto ya tiene letras con estilo, que las tarjetas dejan como están. Arriba tienes el mismo texto en letras normales: cópialo, o ponlo en el campo para probar otros estilos.',
    tooLong: 'Tu texto tiene {length} caracteres, más de los {limit} que caben ahí.',
    tiktokLimit:
      'Límites de TikTok según usuarios: {name} caracteres en el nombre, {bio} en la biografía y {caption} en la descripción.',
    facebookLimit:
      'En una publicación de Facebook caben {post} caracteres; tras unas líneas, el resto se oculta tras «Ver más».',
    linkedinLimit: 'En LinkedIn caben {headline} caracteres en el titular y {post} en una publicación.',
    snapchatNames:
      'Para el nombre de un perfil público, Snapchat pide letras legibles: sin emojis ni signos como $ o %.',
    twitterLimit: 'Una publicación en X admite {post} caracteres; casi todas estas letras cuentan por 2.',
    twitterLength: 'En negrita, esto cuenta {length} de los {post} que admite una publicación en X.',
    instagramLimit: 'La biografía de Instagram admite {bio} caracteres.',
    discordLimit: 'Un apodo de Discord admite {nickname} caracteres.',
    fortniteLimit:
      'El nombre visible admite {name} caracteres. Epic rechaza muchas de estas letras: en los nombres nuevos solo acepta las letras A–Z, cifras y . - _',
    whatsappLimit:
      'WhatsApp admite unos {about} caracteres en tu info, {group} en el nombre de un grupo y {status} en un estado.',
  },
} satisfies Translation<typeof en>;
