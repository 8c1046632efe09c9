import type { Translation } from '../../../../kinds/contract';
import it from '../names/it';
import type en from './en';

export default {
  labels: {
    plain: 'Lettere normali',
    set: 'Ordine degli stili',
    style: 'Stile',
    markup: 'Formattazione dell’app stessa',
  },
  hints: {
    input:
      'Gli screen reader leggono male queste lettere e spesso la ricerca non le trova. Usale per un nome o per poche parole, non per un testo intero.',
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
    markupSpoiler: 'Nascosto fino al tocco: {result}',
    markupCode: 'Codice: {result}',
    markupMono: 'A spaziatura fissa: {result}',
    markupQuote: 'Citazione: {result}',
    markupList: 'Elenco: {result}',
  },
  own: {
    count: 'Caratteri:',
    missing: 'Su questo dispositivo si vedono riquadri vuoti',
  },
  notes: {
    wasStyled:
      'Il tuo testo ha già lettere speciali, che le schede lasciano come sono. Sopra c’è lo stesso testo in lettere normali: copialo, oppure usalo per provare altri stili.',
    tooLong: 'Il tuo testo ha {length} caratteri; il limite è {limit}.',
    tiktokLimit:
      'Limiti di TikTok secondo gli utenti: {name} caratteri per il nome, {bio} per la bio, {caption} per la didascalia.',
    facebookLimit: 'Un post su Facebook può avere {post} caratteri; dopo qualche riga il resto finisce dietro «Altro».',
    linkedinLimit: 'Su LinkedIn il titolo del profilo può avere {headline} caratteri, un post {post}.',
    snapchatNames:
      'Per il nome di un profilo pubblico Snapchat chiede lettere leggibili: niente emoji né simboli come $ o %.',
    twitterLimit: 'Un post su X può avere {post} caratteri; quasi tutte queste lettere valgono 2 caratteri ciascuna.',
    twitterLength: 'In grassetto questo testo occupa {length} dei {post} caratteri di un post su X.',
    instagramLimit: 'La bio di Instagram può avere {bio} caratteri.',
    discordLimit: 'Un nickname di Discord può avere {nickname} caratteri.',
    fortniteLimit:
      'Il nome visualizzato può avere {name} caratteri. Epic rifiuta molte di queste lettere: nei nomi nuovi accetta solo le lettere A–Z, le cifre e . - _',
    whatsappLimit:
      'WhatsApp accetta {about} caratteri nelle info, {group} nel nome di un gruppo e {status} in uno stato.',
  },
} satisfies Translation<typeof en>;
