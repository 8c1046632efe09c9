import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Riga {line}, colonna {column}: {found} è fuori dall’elemento radice. Lì sono ammessi solo commenti e istruzioni.',
  xmlNoRoot: 'Riga {line}, colonna {column}: non c’è nessun elemento, quindi non è un documento XML.',
  xmlSecondRoot:
    'Riga {line}, colonna {column}: <{name}> sarebbe un secondo elemento radice. XML ne ha uno solo: racchiudi entrambi in un altro elemento.',
  xmlOpenElement:
    'Riga {line}, colonna {column}: il testo finisce, ma <{name}> della riga {fromLine}, colonna {fromColumn}, è ancora aperto.',
  xmlWrongClose:
    'Riga {line}, colonna {column}: serve </{open}> per chiudere l’elemento della riga {fromLine}, colonna {fromColumn}, ma c’è </{name}>.',
  xmlCloseNothing: 'Riga {line}, colonna {column}: </{name}> chiude un elemento mai aperto.',
  xmlLess: 'Riga {line}, colonna {column}: con questo «<» non comincia nessun tag. Il simbolo si scrive &lt;',
  xmlTag: 'Riga {line}, colonna {column}: {found} non è ammesso nel tag di {name}.',
  xmlOpenTag:
    'Riga {line}, colonna {column}: al tag di {name}, iniziato alla riga {fromLine}, colonna {fromColumn}, manca «>».',
  xmlValue: 'Riga {line}, colonna {column}: l’attributo {name} deve avere «=» e un valore tra virgolette.',
  xmlOpenValue:
    'Riga {line}, colonna {column}: al valore di {name}, iniziato alla riga {fromLine}, colonna {fromColumn}, mancano le virgolette di chiusura.',
  xmlLessInValue: 'Riga {line}, colonna {column}: il valore di {name} contiene «<». Scrivi &lt;',
  xmlRepeatedAttribute: 'Riga {line}, colonna {column}: questo tag ha già un attributo {name}.',
  xmlAttributeSpace: 'Riga {line}, colonna {column}: manca uno spazio tra due attributi.',
  xmlAmpersand: 'Riga {line}, colonna {column}: «&» non inizia un riferimento. Il simbolo si scrive &amp;',
  xmlReference:
    'Riga {line}, colonna {column}: {found} non è un riferimento a un carattere. Scrivilo come &#233; o &#xE9;, con il punto e virgola.',
  xmlEntity:
    'Riga {line}, colonna {column}: &{name}; non è dichiarata e XML conosce solo &lt; &gt; &amp; &quot; e &apos;. Scrivi il carattere o il suo numero, come &#160;',
  xmlDashes: 'Riga {line}, colonna {column}: un commento non può contenere due trattini di fila né finire con tre.',
  xmlOpenComment: 'Riga {line}, colonna {column}: al commento della riga {fromLine}, colonna {fromColumn}, manca -->',
  xmlOpenCdata:
    'Riga {line}, colonna {column}: alla sezione CDATA della riga {fromLine}, colonna {fromColumn}, manca ]]>',
  xmlOpenInstruction:
    'Riga {line}, colonna {column}: all’istruzione della riga {fromLine}, colonna {fromColumn}, manca ?>',
  xmlOpenDoctype:
    'Riga {line}, colonna {column}: al DOCTYPE della riga {fromLine}, colonna {fromColumn}, manca «>», oppure contiene virgolette o parentesi aperte.',
  xmlDeclaration:
    'Riga {line}, colonna {column}: una dichiarazione XML si scrive <?xml version="1.0" encoding="UTF-8"?>: prima version, poi se servono encoding e standalone.',
  xmlDeclarationPlace:
    'Riga {line}, colonna {column}: <?xml può stare solo all’inizio, in minuscolo, senza nemmeno uno spazio davanti.',
  xmlDoctype:
    'Riga {line}, colonna {column}: un DOCTYPE si scrive <!DOCTYPE nome SYSTEM "indirizzo" [dichiarazioni]>, o con il solo nome.',
  xmlDoctypePlace: 'Riga {line}, colonna {column}: è ammesso un solo DOCTYPE, prima dell’elemento radice.',
  xmlCdataPlace: 'Riga {line}, colonna {column}: CDATA è testo, e il testo va dentro un elemento.',
  xmlCdataEnd: 'Riga {line}, colonna {column}: ]]> non è ammesso nel testo. Scrivi ]]&gt;',
  xmlControl:
    'Riga {line}, colonna {column}: XML 1.0 non ammette il carattere di controllo {code}, neppure come riferimento.',
  xmlMarkup: 'Riga {line}, colonna {column}: non è un tag, un commento, CDATA, un’istruzione o un DOCTYPE.',
  xmlTooLong:
    'Il risultato supererebbe {limit} milioni di caratteri, più di quanti un browser ne accetti in un testo. Riduci il rientro.',
} satisfies Record<XmlFaultCode, string>;
