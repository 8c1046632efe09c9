import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Строка {line}, столбец {column}: {found} стоит вне корневого элемента. Там допустимы только комментарии и инструкции.',
  xmlNoRoot: 'Строка {line}, столбец {column}: здесь нет ни одного элемента, это не документ XML.',
  xmlSecondRoot:
    'Строка {line}, столбец {column}: <{name}> стал бы вторым корневым элементом. В XML он один: заключите оба в общий элемент.',
  xmlOpenElement:
    'Строка {line}, столбец {column}: текст закончился, а <{name}> из строки {fromLine}, столбца {fromColumn} ещё открыт.',
  xmlWrongClose:
    'Строка {line}, столбец {column}: элемент из строки {fromLine}, столбца {fromColumn} должен закрываться тегом </{open}>, а здесь </{name}>.',
  xmlCloseNothing: 'Строка {line}, столбец {column}: </{name}> закрывает элемент, который не открывали.',
  xmlLess: 'Строка {line}, столбец {column}: с этого «<» не начинается тег. Сам знак пишется &lt;',
  xmlTag: 'Строка {line}, столбец {column}: {found} нельзя писать в теге {name}.',
  xmlOpenTag: 'Строка {line}, столбец {column}: у тега {name} из строки {fromLine}, столбца {fromColumn} нет «>».',
  xmlValue: 'Строка {line}, столбец {column}: атрибуту {name} нужны «=» и значение в кавычках.',
  xmlOpenValue:
    'Строка {line}, столбец {column}: у значения {name} из строки {fromLine}, столбца {fromColumn} нет закрывающей кавычки.',
  xmlLessInValue: 'Строка {line}, столбец {column}: в значении {name} есть «<». Пишите &lt;',
  xmlRepeatedAttribute: 'Строка {line}, столбец {column}: у этого тега уже есть атрибут {name}.',
  xmlAttributeSpace: 'Строка {line}, столбец {column}: между двумя атрибутами нет пробела.',
  xmlAmpersand: 'Строка {line}, столбец {column}: с «&» не начинается ссылка. Сам знак пишется &amp;',
  xmlReference:
    'Строка {line}, столбец {column}: {found} — не ссылка на символ. Пишите её как &#233; или &#xE9;, с точкой с запятой.',
  xmlEntity:
    'Строка {line}, столбец {column}: &{name}; здесь не объявлена, а XML знает только &lt; &gt; &amp; &quot; и &apos;. Напишите сам символ или его номер, например &#160;',
  xmlDashes: 'Строка {line}, столбец {column}: в комментарии нельзя ставить два дефиса подряд и заканчивать его тремя.',
  xmlOpenComment: 'Строка {line}, столбец {column}: у комментария из строки {fromLine}, столбца {fromColumn} нет -->',
  xmlOpenCdata: 'Строка {line}, столбец {column}: у раздела CDATA из строки {fromLine}, столбца {fromColumn} нет ]]>',
  xmlOpenInstruction: 'Строка {line}, столбец {column}: у инструкции из строки {fromLine}, столбца {fromColumn} нет ?>',
  xmlOpenDoctype:
    'Строка {line}, столбец {column}: у DOCTYPE из строки {fromLine}, столбца {fromColumn} нет «>», или в нём не закрыта кавычка либо скобка.',
  xmlDeclaration:
    'Строка {line}, столбец {column}: объявление пишется <?xml version="1.0" encoding="UTF-8"?>: сначала version, потом, если нужно, encoding и standalone.',
  xmlDeclarationPlace:
    'Строка {line}, столбец {column}: <?xml пишется строчными буквами и только в самом начале: перед ним не должно быть даже пробела.',
  xmlDoctype:
    'Строка {line}, столбец {column}: DOCTYPE пишется <!DOCTYPE имя SYSTEM "адрес" [объявления]> или с одним именем.',
  xmlDoctypePlace: 'Строка {line}, столбец {column}: DOCTYPE может быть только один, перед корневым элементом.',
  xmlCdataPlace: 'Строка {line}, столбец {column}: CDATA — это текст, а текст должен быть внутри элемента.',
  xmlCdataEnd: 'Строка {line}, столбец {column}: ]]> нельзя писать в тексте. Пишите ]]&gt;',
  xmlControl: 'Строка {line}, столбец {column}: XML 1.0 не допускает управляющий символ {code} даже в виде ссылки.',
  xmlMarkup: 'Строка {line}, столбец {column}: это не тег, не комментарий, не CDATA, не инструкция и не DOCTYPE.',
  xmlTooLong: 'Результат длиннее {limit} млн символов: такие длинные тексты браузер не поддерживает. Уменьшите отступ.',
} satisfies Record<XmlFaultCode, string>;
