import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/it';
import type en from './en';

export default {
  action: 'Estrai',
  labels: {
    ...listWords.labels,
    mode: 'Operazione',
    input: 'Il tuo elenco',
    by: 'Dividi per',
    groups: 'Numero',
    weights: 'Pesi: Anna*3 ha il triplo delle probabilità',
    dedupe: 'Conta una sola volta le voci uguali',
    keepEmpty: 'Mantieni le voci vuote',
    split: 'Separatore delle voci',
    column: 'Solo una colonna di una tabella',
    result: 'Risultato',
    total: 'Voci',
    remaining: 'Rimasti nell’elenco',
    listHash: 'SHA-256 dell’elenco',
    drawnAt: 'Ora dell’estrazione (UTC)',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'Il titolo o il numero, se hai incollato una tabella o aperto un file CSV.',
  },
  placeholders: { input: 'Anna\nBruno\nChiara' },
  choices: {
    mode: { pick: 'Estrai', shuffle: 'Mescola', groups: 'Forma gruppi' },
    by: { number: 'Numero di gruppi', size: 'Voci per gruppo' },
    split: { lines: 'A capo', comma: 'Virgole', auto: 'A capo, altrimenti virgole o punti e virgola' },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'L’elenco è vuoto. Scrivi una voce per riga.',
    badWeight:
      'Voce {entry}: «{weight}» non è un peso valido. Dopo l’asterisco scrivi un numero da 0 in su, per esempio 2 o 0,5.',
    allZero: 'Tutte le voci hanno peso 0, quindi nessuna può essere estratta. Dai un peso ad almeno una.',
    weightsTooBig: 'La somma dei pesi è troppo grande per un calcolo esatto. Riducili mantenendo le proporzioni.',
    tooManyGroups:
      'Per {groups} gruppi servono almeno {groups} voci, ma l’elenco ne ha {entries}. Riduci i gruppi o aggiungi voci.',
    noColumn:
      'La tabella non ha una colonna «{column}». Scrivi un titolo della prima riga o un numero da 1 a {columns}.',
    openQuote: 'Riga {line}, colonna {column}: le virgolette aperte qui non vengono mai chiuse. Chiudile o eliminale.',
    textAfterQuote:
      'Riga {line}, colonna {column}: dopo le virgolette di chiusura c’è altro testo. Metti un separatore in mezzo o raddoppia le virgolette.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count, plural, one {# voce è ripetuta e in un’estrazione ha} other {# voci sono ripetute e in un’estrazione hanno}} più probabilità. Con «Conta una sola volta le voci uguali» le ripetizioni vengono escluse.',
    leftOut: '{count, plural, one {# voce ripetuta è stata esclusa} other {# voci ripetute sono state escluse}}.',
  },
  own: {
    takeOut: 'Togli ed estrai ancora',
    taken: 'Già estratti',
    putBack: 'Rimetti tutti',
    maybe: 'Forse',
    allowMaybe: 'Ammetti «forse»',
    tally: 'Finora',
    public: 'Estrazione pubblica e verificabile',
    commit:
      'Pubblica questo hash prima di chiudere l’elenco e lascia aperta la pagina: da quel momento un cambio di seme si noterebbe. Prima dell’estrazione pubblica anche l’elenco, nel suo ordine.',
    commitment: 'SHA-256 del prossimo seme',
    drawFixed: 'Estrai con questo seme',
    record: 'Copia il verbale',
    check:
      'Dopo l’estrazione pubblica il verbale e il link. Chi apre il link vede lo stesso elenco, lo stesso seme e lo stesso risultato, e può ricalcolare i due hash SHA-256.',
    recordText:
      'Estrazione del {time}\nVoci: {total}\nSHA-256 dell’elenco, una voce per riga: {hash}\nSeme: {seed}\nGeneratore: {generator}\nRisultato: {result}',
    recordCommitment: 'Mostrato prima dell’estrazione, SHA-256 del seme: {hash}',
  },
} satisfies Translation<typeof en>;
