import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Word documents (.docx)',
    result: 'Result',
    preview: 'Preview',
    images: 'Images',
    fullPage: 'Full HTML page',
    styleMap: 'Style rules, one per line',
    files: 'Files',
    messages: 'Not converted',
    left: 'What wasn’t converted',
  },
  placeholders: { styleMap: "p[style-name='Quote'] => blockquote > p:fresh" },
  choices: { images: { inline: 'Embedded in the text', zip: 'As separate files', drop: 'Leave out' } },
  problems: {
    tooLarge: '{name} is {size} MB. Up to {limit} MB can be converted.',
    oldWord: '{name} is in the old Word format. Open it in Word or LibreOffice and save it as .docx.',
    encrypted: '{name} is protected by a password. Open it in Word, remove the password, and save it.',
    openDocument: '{name} is an OpenDocument file (.odt). Open it in LibreOffice or Word and save it as .docx.',
    pdf: '{name} is a PDF, which has no headings or lists to convert. Choose the .docx it was made from.',
    rtf: '{name} is a Rich Text file. Open it in a word processor and save it as .docx.',
    notWord: '{name} is not a Word document: there is no word/document.xml in it. Choose a .docx file.',
    broken: '{name} is damaged: part of it can’t be read. Open it in Word and save it again.',
    bomb: '{name} unpacks to more than {limit} MB and was not opened.',
  },
  terms: { message: 'Message', times: 'Count' },
  own: {
    pictures: 'Show images from other sites', // pictures that the document loads from elsewhere
    picturesWhy: 'The document has images hosted on other sites. Showing them tells those sites your IP address.',
    tooLong: 'The result is too long to be shown here. Copy and Download include all of it.',
  },
} satisfies ToolStrings<typeof tool>;
