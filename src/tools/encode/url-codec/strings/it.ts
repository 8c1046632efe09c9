import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Direzione',
    mode: 'Che cosa codificare',
    eachLine: 'Riga per riga, gli a capo restano',
    eol: 'A capo nel testo',
    plus: 'Leggi + come spazio',
    parts: 'Componenti dell’indirizzo',
  },
  choices: {
    direction: { encode: 'Codifica', decode: 'Decodifica' },
    mode: {
      component: 'Tutto tranne A–Z, a–z, 0–9 e - . _ ~',
      uri: 'Solo ciò che un indirizzo non ammette',
      form: 'Come un modulo: lo spazio diventa +',
      all: 'Ogni byte',
    },
    eol: { lf: 'Come nel testo (se digitati: %0A)', crlf: '%0D%0A (link mailto:)' },
  },
  problems: {
    tooLong: 'Il risultato supererebbe {limit} milioni di caratteri, più di quanti un browser ne accetti in un testo.',
  },
  notes: {
    bom: 'Il BOM (U+FEFF) prima del testo è stato tolto.',
    stray: '% senza due cifre esadecimali, lasciati come sono: {count}. Il primo è alla riga {line}, colonna {column}.',
    replaced: 'Byte che non sono UTF-8, mostrati come \uFFFD: {count}. Il primo è alla riga {line}, colonna {column}.',
    plusKept:
      'La query contiene +, che i moduli scrivono al posto dello spazio. Attiva «Leggi + come spazio» se viene da un modulo.',
    twice:
      'Nel risultato ci sono ancora % e due cifre. Se il testo era codificato due volte, decodifica di nuovo il risultato.',
  },
  terms: {
    part: 'Componente',
    name: 'Nome',
    value: 'Valore',
    scheme: 'Schema',
    user: 'Utente',
    password: 'Password',
    host: 'Host',
    port: 'Porta',
    path: 'Percorso',
    query: 'Query',
    fragment: 'Frammento',
  },
} satisfies Translation<typeof en>;
