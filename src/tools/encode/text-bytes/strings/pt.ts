import type { Translation } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/pt';
import type en from './en';

export default {
  labels: {
    direction: 'Sentido',
    base: 'Base',
    encoding: 'Codificação do texto',
    separator: 'Entre os bytes',
    prefix: 'Antes de cada byte',
    uppercase: 'A–F maiúsculas',
    bytesPerLine: 'Bytes por linha',
    eol: 'Quebras de linha do texto',
    bytes: 'Bytes',
    files: 'Arquivo decodificado',
  },
  choices: {
    direction: { encode: 'Texto para bytes', decode: 'Bytes para texto' },
    base: { '16': 'Hexadecimal', '2': 'Binário', '8': 'Octal', '10': 'Decimal' },
    separator: {
      none: 'Nada',
      space: 'Um espaço',
      comma: 'Uma vírgula',
      colon: 'Dois-pontos',
      newline: 'Uma quebra de linha',
    },
    prefix: { none: 'Nada', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'Como estão (digitadas viram LF)', crlf: 'CRLF (Windows, e-mail)' },
  },
  hints: { bytesPerLine: '0 deixa tudo em uma linha' },
  problems: {
    ...problems,
    tooLong: 'O resultado teria mais de {limit} milhões de caracteres, mais do que o navegador aceita em um texto.',
    notHex:
      'Linha {line}, coluna {column}: “{character}” não é um dígito hexadecimal. Os dígitos vão de 0 a 9 e de A a F.',
    notBinary: 'Linha {line}, coluna {column}: “{character}” não é um dígito binário. Só existem 0 e 1.',
    notOctal: 'Linha {line}, coluna {column}: “{character}” não é um dígito octal. Os dígitos vão de 0 a 7.',
    notDecimal:
      'Linha {line}, coluna {column}: “{character}” não é um algarismo. Escreva cada byte como um número até 255.',
    oddHex:
      'Há {digits, plural, one {# dígito hexadecimal} other {# dígitos hexadecimais}}, e um byte tem dois: falta ou sobra um. Bytes de um dígito precisam de separador.',
    oddBinary:
      'Há {digits, plural, one {# dígito binário} other {# dígitos binários}}, e esse total não é múltiplo de 8: faltam ou sobram dígitos. Bytes mais curtos precisam de separador.',
    oddOctal:
      'Há {digits, plural, one {# dígito octal} other {# dígitos octais}}, e esse total não é múltiplo de 3: faltam ou sobram dígitos. Bytes mais curtos precisam de separador.',
    oddGroup:
      'Linha {line}, coluna {column}: {digits} dígitos seguidos são mais de um byte, mas não um número inteiro de bytes.',
    aboveByte:
      'Linha {line}, coluna {column}: {number} passa do maior byte (255 em decimal). Ponha separadores entre os bytes.',
  },
  notes: {
    ...notes,
    runsTogether: 'Números decimais colados não podem ser decodificados: ponha algo entre os bytes.',
    prefixIsDigits: '0b já é um número hexadecimal (11), então não há como decodificar. O prefixo usual é 0x.',
    dump: 'Lido como a saída de xxd ou hexdump -C: os endereços e a coluna de texto ficaram de fora.',
  },
} satisfies Translation<typeof en>;
