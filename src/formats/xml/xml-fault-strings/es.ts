import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Línea {line}, columna {column}: «{found}» está fuera del elemento raíz. Ahí solo caben comentarios e instrucciones.',
  xmlNoRoot: 'Línea {line}, columna {column}: no hay ningún elemento, así que esto no es un documento XML.',
  xmlSecondRoot:
    'Línea {line}, columna {column}: <{name}> sería un segundo elemento raíz. XML solo admite uno; pon los dos dentro de otro elemento.',
  xmlOpenElement:
    'Línea {line}, columna {column}: el texto termina, pero <{name}> de la línea {fromLine}, columna {fromColumn}, sigue abierto.',
  xmlWrongClose:
    'Línea {line}, columna {column}: se esperaba </{open}> para cerrar el elemento de la línea {fromLine}, columna {fromColumn}, y hay </{name}>.',
  xmlCloseNothing: 'Línea {line}, columna {column}: </{name}> cierra un elemento que no se abrió.',
  xmlLess: 'Línea {line}, columna {column}: con este «<» no empieza ninguna etiqueta. El signo se escribe &lt;',
  xmlTag: 'Línea {line}, columna {column}: «{found}» no está permitido en la etiqueta de {name}.',
  xmlOpenTag:
    'Línea {line}, columna {column}: a la etiqueta de {name}, que empieza en la línea {fromLine}, columna {fromColumn}, le falta «>».',
  xmlValue: 'Línea {line}, columna {column}: el atributo {name} necesita «=» y un valor entre comillas.',
  xmlOpenValue:
    'Línea {line}, columna {column}: al valor de {name}, que empieza en la línea {fromLine}, columna {fromColumn}, le faltan las comillas de cierre.',
  xmlLessInValue: 'Línea {line}, columna {column}: el valor de {name} contiene «<». Escríbelo como &lt;',
  xmlRepeatedAttribute: 'Línea {line}, columna {column}: esta etiqueta ya tiene un atributo {name}.',
  xmlAttributeSpace: 'Línea {line}, columna {column}: falta un espacio entre dos atributos.',
  xmlAmpersand: 'Línea {line}, columna {column}: con este «&» no empieza ninguna referencia. El signo se escribe &amp;',
  xmlReference:
    'Línea {line}, columna {column}: «{found}» no es una referencia de carácter. Escríbela como &#233; o &#xE9;, con punto y coma.',
  xmlEntity:
    'Línea {line}, columna {column}: nada declara aquí &{name}; y XML solo conoce &lt; &gt; &amp; &quot; y &apos;. Escribe el carácter o su número, como &#160;',
  xmlDashes: 'Línea {line}, columna {column}: un comentario no puede contener dos guiones seguidos ni acabar en tres.',
  xmlOpenComment:
    'Línea {line}, columna {column}: al comentario de la línea {fromLine}, columna {fromColumn}, le falta -->',
  xmlOpenCdata:
    'Línea {line}, columna {column}: a la sección CDATA de la línea {fromLine}, columna {fromColumn}, le falta ]]>',
  xmlOpenInstruction:
    'Línea {line}, columna {column}: a la instrucción de la línea {fromLine}, columna {fromColumn}, le falta ?>',
  xmlOpenDoctype:
    'Línea {line}, columna {column}: al DOCTYPE de la línea {fromLine}, columna {fromColumn}, le falta «>», o deja abierta una comilla o un corchete.',
  xmlDeclaration:
    'Línea {line}, columna {column}: la declaración se escribe <?xml version="1.0" encoding="UTF-8"?>: primero version; luego, si hacen falta, encoding y standalone.',
  xmlDeclarationPlace:
    'Línea {line}, columna {column}: <?xml solo puede estar al principio del todo, en minúsculas y sin un espacio delante.',
  xmlDoctype:
    'Línea {line}, columna {column}: un DOCTYPE se escribe <!DOCTYPE nombre SYSTEM "dirección" [declaraciones]>, o solo con el nombre.',
  xmlDoctypePlace: 'Línea {line}, columna {column}: solo cabe un DOCTYPE, antes del elemento raíz.',
  xmlCdataPlace: 'Línea {line}, columna {column}: CDATA es texto, y el texto debe estar dentro de un elemento.',
  xmlCdataEnd: 'Línea {line}, columna {column}: ]]> no puede aparecer en un texto. Escribe ]]&gt;',
  xmlControl:
    'Línea {line}, columna {column}: XML 1.0 no admite el carácter de control {code}, ni siquiera como referencia.',
  xmlMarkup: 'Línea {line}, columna {column}: esto no es etiqueta, comentario, CDATA, instrucción ni DOCTYPE.',
  xmlTooLong:
    'El resultado pasaría de {limit} millones de caracteres, más de lo que un navegador admite en un texto. Usa menos sangría.',
} satisfies Record<XmlFaultCode, string>;
