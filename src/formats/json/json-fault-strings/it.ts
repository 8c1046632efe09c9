import type { FaultCode } from '../json-fault';

export default {
  jsonTrailingComma:
    'Riga {line}, colonna {column}: «{found}» si trova subito dopo una virgola. JSON non ammette la virgola finale: toglila o scrivi il valore che segue.',
  jsonExtraComma:
    'Riga {line}, colonna {column}: una virgola senza nulla davanti. Toglila o scrivi il valore che manca.',
  jsonSingleQuotes: 'Riga {line}, colonna {column}: in JSON chiavi e testi vanno tra virgolette doppie, non tra apici.',
  jsonCurlyQuotes:
    'Riga {line}, colonna {column}: {found} è una virgoletta tipografica, come quelle dei word processor. JSON richiede quelle dritte: "',
  jsonBareKey: 'Riga {line}, colonna {column}: la chiave {word} è senza virgolette. In JSON si scrive "{word}".',
  jsonKey: 'Riga {line}, colonna {column}: serve una chiave tra virgolette doppie, ma c’è {found}.',
  jsonColon: 'Riga {line}, colonna {column}: dopo la chiave servono i due punti, ma c’è {found}.',
  jsonComma: 'Riga {line}, colonna {column}: manca una virgola prima di {found}.',
  jsonAfterValue: 'Riga {line}, colonna {column}: {found} segue un valore. Serve una virgola o «{close}».',
  jsonWrongBracket:
    'Riga {line}, colonna {column}: «{found}» non corrisponde alla parentesi aperta alla riga {fromLine}, colonna {fromColumn}, che si chiude con «{close}».',
  jsonQuoteInside:
    'Riga {line}, colonna {column}: il testo è finito prima di {word}. Dentro un testo le virgolette si scrivono \\"; se il testo finisce lì, manca una virgola.',
  jsonValue: 'Riga {line}, colonna {column}: serve un valore, ma c’è {found}.',
  jsonWord:
    'Riga {line}, colonna {column}: {word} non è un valore JSON. I testi vanno tra virgolette doppie; senza virgolette valgono solo true, false e null.',
  jsonWordSpelling: 'Riga {line}, colonna {column}: in JSON si scrive {right}, non {word}.',
  jsonNotFinite: 'Riga {line}, colonna {column}: JSON non ha {word}. Scrivi null, o la parola tra virgolette doppie.',
  jsonPlus: 'Riga {line}, colonna {column}: un numero JSON non ha il segno più.',
  jsonPoint:
    'Riga {line}, colonna {column}: in un numero JSON servono cifre prima e dopo il punto decimale. Aggiungi uno zero.',
  jsonHex:
    'Riga {line}, colonna {column}: JSON non ha numeri esadecimali. Scrivilo in base dieci o tra virgolette doppie.',
  jsonLeadingZero:
    'Riga {line}, colonna {column}: un numero JSON non può avere zeri iniziali. Togli lo zero, o metti tra virgolette doppie i codici come 007.',
  jsonNumber: 'Riga {line}, colonna {column}: serve una cifra del numero, ma c’è {found}.',
  jsonNumberEnds: 'Riga {line}, colonna {column}: il testo finisce a metà di un numero. Manca una cifra.',
  jsonEscape:
    'Riga {line}, colonna {column}: JSON non ammette questa sequenza, una barra inversa con {found}. Ammette \\" \\\\ \\/ \\b \\f \\n \\r \\t e \\u con quattro cifre esadecimali; la barra stessa si scrive \\\\.',
  jsonUnicodeEscape: 'Riga {line}, colonna {column}: \\u richiede quattro cifre esadecimali, come in \\u00e9.',
  jsonControl:
    'Riga {line}, colonna {column}: il testo contiene il carattere di controllo {code}. In JSON si scrive come sequenza: \\t per la tabulazione, \\u e quattro cifre esadecimali per gli altri.',
  jsonSpace:
    'Riga {line}, colonna {column}: tra i valori c’è il carattere invisibile {code}. Toglilo: lì JSON ammette solo spazi, tabulazioni e a capo.',
  jsonLineBreak:
    'Riga {line}, colonna {column}: la riga finisce dentro il testo che inizia alla colonna {fromColumn}. Mancano le virgolette finali, o l’a capo va scritto \\n.',
  jsonOpenString:
    'Riga {line}, colonna {column}: il testo che inizia alla riga {fromLine}, colonna {fromColumn}, non ha le virgolette finali.',
  jsonOpenBracket:
    'Riga {line}, colonna {column}: il testo finisce, ma «{found}» della riga {fromLine}, colonna {fromColumn}, è ancora aperto. Il testo è stato troncato, oppure manca una parentesi di chiusura.',
  jsonOpenComment:
    'Riga {line}, colonna {column}: il commento che inizia alla riga {fromLine}, colonna {fromColumn}, non finisce con */.',
  jsonComment: 'Riga {line}, colonna {column}: JSON non ammette commenti.',
  jsonEnd: 'Riga {line}, colonna {column}: il JSON è completo prima di {found}; dopo non può esserci altro.',
  jsonLineEnds:
    'Riga {line}, colonna {column}: la riga finisce prima che il valore sia completo. Ogni riga deve contenere un valore intero.',
  jsonEmpty: 'Riga {line}, colonna {column}: non c’è nessun valore, solo commenti o spazi.',
  jsonTooLong:
    'Il risultato supererebbe {limit} milioni di caratteri, più di quanti un browser ne accetti in un testo. Riduci il rientro o metti tutto su una riga.',
} satisfies Record<FaultCode, string>;
