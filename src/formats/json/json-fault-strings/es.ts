import type { FaultCode } from '../json-fault';

export default {
  jsonTrailingComma:
    'Línea {line}, columna {column}: «{found}» cierra justo después de una coma. JSON no admite una coma final: quítala o escribe el valor que falta.',
  jsonExtraComma:
    'Línea {line}, columna {column}: hay una coma sin nada delante. Quítala o escribe el valor que falta.',
  jsonSingleQuotes:
    'Línea {line}, columna {column}: JSON pone las claves y los textos entre comillas dobles, no simples.',
  jsonCurlyQuotes:
    'Línea {line}, columna {column}: {found} es una comilla tipográfica, de las que pone un procesador de textos. JSON necesita la recta: "',
  jsonBareKey: 'Línea {line}, columna {column}: la clave {word} no lleva comillas. En JSON se escribe "{word}".',
  jsonKey: 'Línea {line}, columna {column}: se esperaba una clave entre comillas dobles y aparece «{found}».',
  jsonColon: 'Línea {line}, columna {column}: se esperaban dos puntos después de la clave y aparece «{found}».',
  jsonComma: 'Línea {line}, columna {column}: falta una coma antes de «{found}».',
  jsonAfterValue:
    'Línea {line}, columna {column}: «{found}» va justo después de un valor. Ahí debería haber una coma o «{close}».',
  jsonWrongBracket:
    'Línea {line}, columna {column}: «{found}» no corresponde al signo abierto en la línea {fromLine}, columna {fromColumn}, que se cierra con «{close}».',
  jsonQuoteInside:
    'Línea {line}, columna {column}: el texto terminó antes de {word}. Dentro de un texto, las comillas se escriben \\"; si el texto acaba ahí, falta una coma.',
  jsonValue: 'Línea {line}, columna {column}: se esperaba un valor y aparece «{found}».',
  jsonWord:
    'Línea {line}, columna {column}: {word} no es un valor JSON. Los textos van entre comillas dobles; sin comillas solo valen true, false y null.',
  jsonWordSpelling: 'Línea {line}, columna {column}: JSON escribe {right}, no {word}.',
  jsonNotFinite:
    'Línea {line}, columna {column}: JSON no tiene {word}. Escribe null o pon la palabra entre comillas dobles.',
  jsonPlus: 'Línea {line}, columna {column}: un número en JSON no lleva el signo más.',
  jsonPoint:
    'Línea {line}, columna {column}: un número en JSON tiene cifras a ambos lados del punto decimal. Añade un cero.',
  jsonHex:
    'Línea {line}, columna {column}: JSON no tiene números hexadecimales. Escríbelo en base diez o entre comillas dobles.',
  jsonLeadingZero:
    'Línea {line}, columna {column}: un número en JSON no empieza por cero. Quítalo, o pon entre comillas dobles los códigos como 007.',
  jsonNumber: 'Línea {line}, columna {column}: se esperaba una cifra del número y aparece «{found}».',
  jsonNumberEnds: 'Línea {line}, columna {column}: el texto termina en medio de un número. Falta una cifra.',
  jsonEscape:
    'Línea {line}, columna {column}: JSON no conoce esta secuencia, una barra invertida con «{found}». Conoce \\" \\\\ \\/ \\b \\f \\n \\r \\t y \\u con cuatro cifras hexadecimales; la propia barra se escribe \\\\.',
  jsonUnicodeEscape: 'Línea {line}, columna {column}: \\u necesita cuatro cifras hexadecimales, como en \\u00e9.',
  jsonControl:
    'Línea {line}, columna {column}: el texto contiene el carácter de control {code}. JSON lo escribe como secuencia: \\t para una tabulación, \\u y cuatro cifras hexadecimales para los demás.',
  jsonSpace:
    'Línea {line}, columna {column}: entre los valores está el carácter invisible {code}. Quítalo: JSON solo admite ahí espacios, tabulaciones y saltos de línea.',
  jsonLineBreak:
    'Línea {line}, columna {column}: la línea termina dentro del texto que empieza en la columna {fromColumn}. Faltan las comillas de cierre, o el salto de línea debería ser \\n.',
  jsonOpenString:
    'Línea {line}, columna {column}: el texto que empieza en la línea {fromLine}, columna {fromColumn}, no tiene comillas de cierre.',
  jsonOpenBracket:
    'Línea {line}, columna {column}: el texto termina aquí, pero «{found}» de la línea {fromLine}, columna {fromColumn}, sigue abierto. Está cortado o falta un signo de cierre.',
  jsonOpenComment:
    'Línea {line}, columna {column}: el comentario que empieza en la línea {fromLine}, columna {fromColumn}, no termina con */.',
  jsonComment: 'Línea {line}, columna {column}: JSON no admite comentarios.',
  jsonEnd: 'Línea {line}, columna {column}: el JSON ya termina antes de «{found}»; después no puede haber nada más.',
  jsonLineEnds:
    'Línea {line}, columna {column}: la línea termina antes de que su valor esté completo. Cada línea debe ser un valor entero.',
  jsonEmpty: 'Línea {line}, columna {column}: no hay ningún valor, solo comentarios o espacios.',
  jsonTooLong:
    'El resultado pasaría de {limit} millones de caracteres, más de lo que un navegador admite en un texto. Usa menos sangría o el formato compacto.',
} satisfies Record<FaultCode, string>;
