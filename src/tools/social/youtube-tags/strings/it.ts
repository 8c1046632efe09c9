import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Argomento o titolo del video',
    intent: 'Tipo di video',
    count: 'Numero massimo di tag',
    language: 'Lingua dei tag',
    year: 'Aggiungi tag con l’anno in corso',
    quote: 'Virgolette intorno ai tag con spazi',
    first: 'I tuoi tag',
    without: 'Tag da escludere',
    all: 'Tutti i tag',
    characters: 'Caratteri su 500',
  },
  hints: {
    first: 'Compaiono per primi. Separali con virgole; premi ↑ su un tag per aggiungerlo qui.',
    without: 'Separali con virgole. Premi × su un tag per aggiungerlo qui.',
  },
  placeholders: { input: 'Pane fatto in casa' },
  choices: {
    intent: {
      auto: 'Riconosci dalle parole',
      general: 'Altro',
      howto: 'Tutorial',
      review: 'Recensione',
      music: 'Musica',
      gaming: 'Videogiochi',
      food: 'Cucina',
      travel: 'Viaggi',
    },
    language: {
      auto: 'Lingua della pagina',
      en: 'Inglese',
      es: 'Spagnolo',
      fr: 'Francese',
      id: 'Indonesiano',
      it: 'Italiano',
      pl: 'Polacco',
      pt: 'Portoghese',
      ru: 'Russo',
    },
  },
  own: { remove: 'Escludi', putFirst: 'Metti per primo' },
  problems: {
    noWords:
      'L’argomento non contiene lettere né cifre. Scrivi di che cosa parla il video, per esempio «Pane fatto in casa».',
    noneLeft: 'Non resta nessun tag. Accorcia l’argomento o svuota l’elenco dei tag da escludere.',
  },
} satisfies Translation<typeof en>;
