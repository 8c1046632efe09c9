import type { Translation } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/it';
import type en from './en';

export default {
  labels: {
    direction: 'Direzione',
    base: 'Cifre',
    encoding: 'Codifica del testo',
    separator: 'Separatore',
    prefix: 'Prefisso di ogni byte',
    uppercase: 'A–F maiuscole',
    bytesPerLine: 'Byte per riga',
    eol: 'A capo nel testo',
    bytes: 'Byte',
    files: 'File decodificato',
  },
  choices: {
    direction: { encode: 'Da testo a byte', decode: 'Da byte a testo' },
    base: { '16': 'Esadecimali', '2': 'Binarie', '8': 'Ottali', '10': 'Decimali' },
    separator: { none: 'Nessuno', space: 'Uno spazio', comma: 'Una virgola', colon: 'Due punti', newline: 'A capo' },
    prefix: { none: 'Nessuno', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'Come nel testo (se digitati: LF)', crlf: 'CRLF (Windows, email)' },
  },
  hints: { bytesPerLine: 'Con 0 resta tutto su una riga.' },
  problems: {
    ...problems,
    tooLong: 'Il risultato supererebbe {limit} milioni di caratteri, più di quanti un browser ne accetti in un testo.',
    notHex: 'Riga {line}, colonna {column}: «{character}» non è una cifra esadecimale. Le cifre sono 0–9 e A–F.',
    notBinary: 'Riga {line}, colonna {column}: «{character}» non è una cifra binaria. Le cifre sono 0 e 1.',
    notOctal: 'Riga {line}, colonna {column}: «{character}» non è una cifra ottale. Le cifre sono 0–7.',
    notDecimal:
      'Riga {line}, colonna {column}: «{character}» non è una cifra. Scrivi ogni byte come numero fino a 255.',
    oddHex:
      'Ci {digits, plural, one {è # cifra esadecimale} other {sono # cifre esadecimali}}, ma un byte ne ha due: ne manca una o ce n’è una di troppo. Per i byte di una cifra serve un separatore.',
    oddBinary:
      'Ci {digits, plural, one {è # cifra binaria} other {sono # cifre binarie}}: il numero non è multiplo di 8. Per i byte più corti serve un separatore.',
    oddOctal:
      'Ci {digits, plural, one {è # cifra ottale} other {sono # cifre ottali}}: il numero non è multiplo di 3. Per i byte più corti serve un separatore.',
    oddGroup:
      'Riga {line}, colonna {column}: {digits} cifre di seguito sono più di un byte, ma non un numero intero di byte.',
    aboveByte: 'Riga {line}, colonna {column}: {number} supera il byte più grande (255 in decimale). Separa i byte.',
  },
  notes: {
    ...notes,
    runsTogether: 'Senza separatori i numeri decimali non si possono decodificare: scegline uno.',
    prefixIsDigits: '0b è a sua volta un numero esadecimale (11), quindi non si può decodificare. Usa 0x.',
    dump: 'Letto come output di xxd o hexdump -C: indirizzi e colonna di testo sono stati tolti.',
  },
} satisfies Translation<typeof en>;
