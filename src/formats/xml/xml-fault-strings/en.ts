import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Line {line}, column {column}: {found} is outside the root element. Only comments and instructions are allowed there.',
  xmlNoRoot: 'Line {line}, column {column}: there is no element, so this is not an XML document.',
  xmlSecondRoot:
    'Line {line}, column {column}: <{name}> would be a second root element. XML allows only one; put both inside another element.',
  xmlOpenElement:
    'Line {line}, column {column}: the text ends, but <{name}> from line {fromLine}, column {fromColumn} is still open.',
  xmlWrongClose:
    'Line {line}, column {column}: expected </{open}> to close the element on line {fromLine}, column {fromColumn}, found </{name}>.',
  xmlCloseNothing: 'Line {line}, column {column}: </{name}> closes an element that was never opened.',
  xmlLess: 'Line {line}, column {column}: no tag begins with this “<”. The character itself is written &lt;',
  xmlTag: 'Line {line}, column {column}: {found} isn’t allowed in the tag of {name}.',
  xmlOpenTag:
    'Line {line}, column {column}: the tag of {name}, from line {fromLine}, column {fromColumn} on, has no “>”.',
  xmlValue: 'Line {line}, column {column}: the attribute {name} needs “=” and a value in quotes.',
  xmlOpenValue:
    'Line {line}, column {column}: the value of {name}, from line {fromLine}, column {fromColumn} on, has no closing quote.',
  xmlLessInValue: 'Line {line}, column {column}: the value of {name} contains “<”. Write it as &lt;',
  xmlRepeatedAttribute: 'Line {line}, column {column}: this tag already has an attribute {name}.',
  xmlAttributeSpace: 'Line {line}, column {column}: a space is missing between two attributes.',
  xmlAmpersand: 'Line {line}, column {column}: “&” doesn’t begin a reference. Write the character itself as &amp;',
  xmlReference:
    'Line {line}, column {column}: {found} isn’t a character reference. Write it like &#233; or &#xE9;, with a semicolon.',
  xmlEntity:
    'Line {line}, column {column}: &{name}; isn’t declared, and XML itself has only &lt; &gt; &amp; &quot; and &apos;. Write the character itself, or its number, as in &#160;',
  xmlDashes: 'Line {line}, column {column}: a comment can’t contain two hyphens in a row or end with three.',
  xmlOpenComment:
    'Line {line}, column {column}: the comment from line {fromLine}, column {fromColumn} has no closing -->',
  xmlOpenCdata:
    'Line {line}, column {column}: the CDATA section from line {fromLine}, column {fromColumn} has no closing ]]>',
  xmlOpenInstruction:
    'Line {line}, column {column}: the instruction from line {fromLine}, column {fromColumn} has no closing ?>',
  xmlOpenDoctype:
    'Line {line}, column {column}: the DOCTYPE from line {fromLine}, column {fromColumn} has no closing “>”, or a quote or bracket in it is open.',
  xmlDeclaration:
    'Line {line}, column {column}: an XML declaration is written <?xml version="1.0" encoding="UTF-8"?> with version first, then encoding and standalone if at all.',
  xmlDeclarationPlace:
    'Line {line}, column {column}: <?xml is allowed only at the very beginning, in lowercase, without even a space before it.',
  xmlDoctype:
    'Line {line}, column {column}: a DOCTYPE is written <!DOCTYPE name SYSTEM "address" [declarations]>, or with the name alone.',
  xmlDoctypePlace: 'Line {line}, column {column}: only one DOCTYPE is allowed, before the root element.',
  xmlCdataPlace: 'Line {line}, column {column}: CDATA is text, and text must be inside an element.',
  xmlCdataEnd: 'Line {line}, column {column}: ]]> isn’t allowed in text. Write ]]&gt;',
  xmlControl:
    'Line {line}, column {column}: XML 1.0 doesn’t allow the control character {code}, not even as a reference.',
  xmlMarkup: 'Line {line}, column {column}: this is neither a tag nor a comment, CDATA, an instruction, or a DOCTYPE.',
  xmlTooLong:
    'The result would be longer than {limit} million characters, more than a browser can handle. Use less indentation.',
} satisfies Record<XmlFaultCode, string>;
