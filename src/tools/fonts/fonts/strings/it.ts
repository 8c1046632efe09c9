import type { Translation } from '../../../../kinds/contract';
import it from '../names/it';
import type en from './en';

export default {
  labels: {
    plain: 'Lettere normali',
    set: 'Ordine degli stili',
    style: 'Stile',
    markup: 'Formattazione propria dell’app',
  },
  hints: {
    input:
      'Gli screen reader leggono male queste lettere e la ricerca non le trova. Usale per un nome o per poche parole, non per un testo intero.',
  },
  placeholders: { input: 'Scrivi il tuo testo' },
  terms: {
    more: 'Altri stili',
    ...it.styles,
    markupBold: 'Grassetto: {result}',
    markupItalic: 'Corsivo: {result}',
    markupBoth: 'Grassetto corsivo: {result}',
    markupUnderline: 'Sottolineato: {result}',
    markupStrike: 'Barrato: {result}',
    markupSpoiler: 'Nascosto finché non lo tocchi: {result}',
    markupCode: 'Codice: {result}',
    markupMono: 'Monospazio: {result}',
    markupQuote: 'Citazione: {result}',
    markupList: 'Elenco: {result}',
  },
  own: {
    count: 'Caratteri:',
    missing: 'Su questo dispositivo si vedono riquadri',
  },
  notes: {
    wasStyled:
      'Il tuo testo ha già lettere decorate, che le schede lasciano come sono. Sopra c’è lo stesso testo in lettere normali: copialo, oppure mettilo nel campo per provare altri stili.',
    tooLong: 'Il tuo testo ha {length} caratteri, più dei {limit} che ci stanno.',
    tiktokLimit: 'Su TikTok un nome può avere al massimo {name} caratteri, una bio {bio}, una didascalia {caption}.',
    facebookLimit: 'Un post su Facebook contiene {post} caratteri; dopo qualche riga il resto finisce dietro «Altro».',
    linkedinLimit: 'Su LinkedIn il titolo del profilo contiene {headline} caratteri, un post {post}.',
    snapchatNames:
      'Per il nome di un profilo pubblico Snapchat chiede lettere leggibili: niente emoji né segni come $ o %.',
    twitterLimit: 'Un post su X contiene {post} caratteri; quasi tutte queste lettere contano 2 ciascuna.',
    twitterLength: 'In grassetto questo testo conta {length} dei {post} che un post su X contiene.',
    instagramLimit: 'La bio di Instagram contiene {bio} caratteri.',
    discordLimit: 'Un nickname di Discord contiene {nickname} caratteri.',
    fortniteLimit:
      'Il nome visualizzato contiene {name} caratteri. Epic rifiuta molte di queste lettere: nei nomi nuovi accetta solo le lettere A–Z, le cifre e . - _',
    whatsappLimit:
      'WhatsApp accetta circa {about} caratteri nelle info, {group} nel nome di un gruppo e {status} in uno stato.',
  },
} satisfies Translation<typeof en>;
