import type { FaultCode } from '../json-fault';

export default {
  jsonTrailingComma:
    'Linha {line}, coluna {column}: “{found}” fecha logo depois de uma vírgula. JSON não aceita vírgula no fim: apague-a ou escreva o valor seguinte.',
  jsonExtraComma:
    'Linha {line}, coluna {column}: há uma vírgula sem nada antes. Apague-a ou escreva o valor que falta.',
  jsonSingleQuotes: 'Linha {line}, coluna {column}: JSON usa aspas duplas em chaves e textos, não aspas simples.',
  jsonCurlyQuotes:
    'Linha {line}, coluna {column}: {found} são aspas curvas, como as que os editores de texto colocam. JSON precisa das retas: "',
  jsonBareKey: 'Linha {line}, coluna {column}: a chave {word} está sem aspas. Em JSON se escreve "{word}".',
  jsonKey: 'Linha {line}, coluna {column}: esperava-se uma chave entre aspas duplas, e apareceu {found}.',
  jsonColon: 'Linha {line}, coluna {column}: esperavam-se dois-pontos depois da chave, e apareceu {found}.',
  jsonComma: 'Linha {line}, coluna {column}: falta uma vírgula antes de {found}.',
  jsonAfterValue:
    'Linha {line}, coluna {column}: {found} vem depois de um valor. O certo seria uma vírgula ou “{close}”.',
  jsonWrongBracket:
    'Linha {line}, coluna {column}: “{found}” não corresponde ao sinal aberto na linha {fromLine}, coluna {fromColumn}, que se fecha com “{close}”.',
  jsonQuoteInside:
    'Linha {line}, coluna {column}: o texto terminou antes de {word}. Aspas dentro de um texto se escrevem \\"; se o texto acaba ali, falta uma vírgula.',
  jsonValue: 'Linha {line}, coluna {column}: esperava-se um valor, e apareceu {found}.',
  jsonWord:
    'Linha {line}, coluna {column}: {word} não é um valor JSON. Textos vão entre aspas duplas; sem aspas, só true, false e null.',
  jsonWordSpelling: 'Linha {line}, coluna {column}: em JSON se escreve {right}, não {word}.',
  jsonNotFinite: 'Linha {line}, coluna {column}: JSON não tem {word}. Escreva null, ou a palavra entre aspas duplas.',
  jsonPlus: 'Linha {line}, coluna {column}: um número em JSON não leva sinal de mais.',
  jsonPoint:
    'Linha {line}, coluna {column}: um número em JSON tem dígitos dos dois lados do ponto decimal. Acrescente um zero.',
  jsonHex:
    'Linha {line}, coluna {column}: JSON não tem números hexadecimais. Escreva em decimal ou entre aspas duplas.',
  jsonLeadingZero:
    'Linha {line}, coluna {column}: um número em JSON não começa com zero. Apague o zero, ou ponha códigos como 007 entre aspas duplas.',
  jsonNumber: 'Linha {line}, coluna {column}: esperava-se um dígito do número, e apareceu {found}.',
  jsonNumberEnds: 'Linha {line}, coluna {column}: o texto termina no meio de um número. Falta um dígito.',
  jsonEscape:
    'Linha {line}, coluna {column}: barra invertida com {found} não existe em JSON. Existem \\" \\\\ \\/ \\b \\f \\n \\r \\t e \\u com quatro dígitos hexadecimais; a própria barra se escreve \\\\.',
  jsonUnicodeEscape: 'Linha {line}, coluna {column}: \\u precisa de quatro dígitos hexadecimais, como em \\u00e9.',
  jsonControl:
    'Linha {line}, coluna {column}: o texto tem o caractere de controle {code}. JSON o escreve como escape: \\t para a tabulação, \\u e quatro dígitos hexadecimais para os demais.',
  jsonSpace:
    'Linha {line}, coluna {column}: o caractere invisível {code} está entre os valores. Apague-o: ali JSON só aceita espaços, tabulações e quebras de linha.',
  jsonLineBreak:
    'Linha {line}, coluna {column}: a linha acaba dentro do texto que começa na coluna {fromColumn}. Faltam as aspas finais, ou a quebra de linha deveria ser \\n.',
  jsonOpenString:
    'Linha {line}, coluna {column}: o texto que começa na linha {fromLine}, coluna {fromColumn}, está sem as aspas finais.',
  jsonOpenBracket:
    'Linha {line}, coluna {column}: o texto termina aqui, mas “{found}” da linha {fromLine}, coluna {fromColumn}, continua aberto. Falta o fechamento, ou o texto foi cortado.',
  jsonOpenComment:
    'Linha {line}, coluna {column}: o comentário que começa na linha {fromLine}, coluna {fromColumn}, não tem o */ final.',
  jsonComment: 'Linha {line}, coluna {column}: JSON não aceita comentários.',
  jsonEnd: 'Linha {line}, coluna {column}: o JSON já está completo antes de {found}; nada pode vir depois.',
  jsonLineEnds:
    'Linha {line}, coluna {column}: a linha acaba antes de o valor estar completo. Cada linha deve ter um valor inteiro.',
  jsonEmpty: 'Linha {line}, coluna {column}: não há nenhum valor, só comentários ou espaços.',
  jsonTooLong:
    'O resultado passaria de {limit} milhões de caracteres, mais do que um navegador aceita em um texto. Use menos recuo ou o formato compacto.',
} satisfies Record<FaultCode, string>;
