import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Linha {line}, coluna {column}: {found} está fora do elemento raiz. Ali só cabem comentários e instruções.',
  xmlNoRoot: 'Linha {line}, coluna {column}: não há nenhum elemento, então isto não é um documento XML.',
  xmlSecondRoot:
    'Linha {line}, coluna {column}: <{name}> seria um segundo elemento raiz. XML tem um só; coloque os dois dentro de outro elemento.',
  xmlOpenElement:
    'Linha {line}, coluna {column}: o texto acaba, mas <{name}> da linha {fromLine}, coluna {fromColumn}, continua aberto.',
  xmlWrongClose:
    'Linha {line}, coluna {column}: o elemento da linha {fromLine}, coluna {fromColumn}, se fecha com </{open}>, não com </{name}>.',
  xmlCloseNothing: 'Linha {line}, coluna {column}: </{name}> fecha um elemento que não foi aberto.',
  xmlLess: 'Linha {line}, coluna {column}: nenhuma tag começa com este “<”. O próprio sinal se escreve &lt;',
  xmlTag: 'Linha {line}, coluna {column}: {found} não é permitido na tag de {name}.',
  xmlOpenTag:
    'Linha {line}, coluna {column}: falta “>” na tag de {name}, que começa na linha {fromLine}, coluna {fromColumn}.',
  xmlValue: 'Linha {line}, coluna {column}: o atributo {name} precisa de “=” e de um valor entre aspas.',
  xmlOpenValue:
    'Linha {line}, coluna {column}: faltam as aspas finais no valor de {name}, que começa na linha {fromLine}, coluna {fromColumn}.',
  xmlLessInValue: 'Linha {line}, coluna {column}: o valor de {name} contém “<”. Escreva &lt;',
  xmlRepeatedAttribute: 'Linha {line}, coluna {column}: esta tag já tem um atributo {name}.',
  xmlAttributeSpace: 'Linha {line}, coluna {column}: falta um espaço entre dois atributos.',
  xmlAmpersand: 'Linha {line}, coluna {column}: “&” não começa nenhuma referência. O próprio sinal se escreve &amp;',
  xmlReference:
    'Linha {line}, coluna {column}: {found} não é uma referência de caractere. Escreva como &#233; ou &#xE9;, com ponto e vírgula.',
  xmlEntity:
    'Linha {line}, coluna {column}: a entidade &{name}; não foi declarada. O XML só predefine &lt; &gt; &amp; &quot; e &apos;. Escreva o caractere ou o número dele, como &#160;',
  xmlDashes: 'Linha {line}, coluna {column}: um comentário não pode ter dois hifens seguidos nem terminar com três.',
  xmlOpenComment: 'Linha {line}, coluna {column}: falta --> no comentário da linha {fromLine}, coluna {fromColumn}',
  xmlOpenCdata: 'Linha {line}, coluna {column}: falta ]]> na seção CDATA da linha {fromLine}, coluna {fromColumn}',
  xmlOpenInstruction: 'Linha {line}, coluna {column}: falta ?> na instrução da linha {fromLine}, coluna {fromColumn}',
  xmlOpenDoctype:
    'Linha {line}, coluna {column}: falta “>” no DOCTYPE da linha {fromLine}, coluna {fromColumn}, ou há aspas ou colchete abertos nele.',
  xmlDeclaration:
    'Linha {line}, coluna {column}: a declaração se escreve <?xml version="1.0" encoding="UTF-8"?>: primeiro version, depois, se preciso, encoding e standalone.',
  xmlDeclarationPlace:
    'Linha {line}, coluna {column}: <?xml só pode ficar bem no começo, em minúsculas, sem nem um espaço antes.',
  xmlDoctype:
    'Linha {line}, coluna {column}: um DOCTYPE se escreve <!DOCTYPE nome SYSTEM "endereço" [declarações]>, ou só com o nome.',
  xmlDoctypePlace: 'Linha {line}, coluna {column}: só pode haver um DOCTYPE, antes do elemento raiz.',
  xmlCdataPlace: 'Linha {line}, coluna {column}: CDATA é texto, e texto fica dentro de um elemento.',
  xmlCdataEnd: 'Linha {line}, coluna {column}: ]]> não é permitido em texto. Escreva ]]&gt;',
  xmlControl: 'Linha {line}, coluna {column}: XML 1.0 não aceita o caractere de controle {code}, nem como referência.',
  xmlMarkup: 'Linha {line}, coluna {column}: isto não é tag, comentário, CDATA, instrução nem DOCTYPE.',
  xmlTooLong:
    'O resultado passaria de {limit} milhões de caracteres, mais do que um navegador aceita em um texto. Use menos recuo.',
} satisfies Record<XmlFaultCode, string>;
