import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'id,name\n007,"Bond, James"', from: 'csv', to: 'json' },
    gives: {
      result: '[\n  {\n    "id": "007",\n    "name": "Bond, James"\n  }\n]',
      rows: 1,
      columns: 2,
    },
    source: 'Python csv.DictReader and json',
  },
  {
    values: { input: 'stad;prijs\n"’s-Gravenhage";1,50\nUtrecht;2,75', from: 'csv', to: 'json' },
    gives:
      '[\n  {\n    "stad": "’s-Gravenhage",\n    "prijs": "1,50"\n  },\n  {\n    "stad": "Utrecht",\n    "prijs": "2,75"\n  }\n]',
    source: 'Python csv.DictReader(delimiter=";") and json',
  },
  {
    values: {
      input: 'item,price,stocked,code\nPen,1.10,true,0042\nInk,12,false,9007199254740993',
      from: 'csv',
      to: 'json',
      shape: 'columns',
      indent: '0',
    },
    gives: '{"item":["Pen","Ink"],"price":[1.10,12],"stocked":[true,false],"code":["0042","9007199254740993"]}',
    source: 'The number grammar of RFC 8259 §6; integers exact in a double end at 2^53 (IEEE 754)',
  },
  {
    values: {
      input: '[{"name":"Ada","born":{"year":1815},"tags":["math","code"]},{"name":"Alan","born":{"year":1912}}]',
      from: 'json',
      to: 'csv',
    },
    gives: { result: 'name,born.year,tags.0,tags.1\nAda,1815,math,code\nAlan,1912,,', rows: 2, columns: 4 },
    source: 'jq: paths(scalars) joined by a point; Python csv.DictWriter',
  },
  {
    values: { input: '[["a","b,c"],[1,"say \\"hi\\""],["x\\ny",null]]', from: 'json', to: 'csv' },
    gives: { result: 'a,"b,c"\n1,"say ""hi"""\n"x\ny",', rows: 3 },
    source: 'Python csv.writer(lineterminator="\\n")',
  },
  {
    values: { input: '[{"name":"=HYPERLINK(A1)","change":-5}]', from: 'json', to: 'csv', formulaSafe: true },
    gives: "name,change\n'=HYPERLINK(A1),-5",
    source: 'OWASP, CSV injection',
  },
  {
    values: { input: 'a,b\n1,"2', from: 'csv', to: 'json' },
    gives: problem('csvOpenQuote', { line: 2, column: 3 }, 'input'),
    source: 'RFC 4180 §2.5: a quoted field ends with a quote',
  },
  {
    values: { input: '[{"a":1,}]', from: 'json', to: 'csv' },
    gives: problem('jsonTrailingComma', { line: 1, column: 9, found: '}' }, 'input'),
    source: 'RFC 8259 §4: a member must follow the comma',
  },
  {
    values: {
      input:
        '<mydocument has="an attribute">\n  <and>\n    <many>elements</many>\n    <many>more elements</many>\n  </and>\n  <plus a="complex">\n    element as well\n  </plus>\n</mydocument>',
      from: 'xml',
      to: 'json',
      infer: false,
      indent: '0',
    },
    gives:
      '{"mydocument":{"@has":"an attribute","and":{"many":["elements","more elements"]},"plus":{"@a":"complex","#text":"element as well"}}}',
    source: 'The README of xmltodict',
  },
  {
    values: { input: '<a>\n  <b>1</c>\n</a>', from: 'xml', to: 'json', infer: false },
    gives: problem('xmlWrongClose', { line: 2, column: 7, name: 'c', open: 'b', fromLine: 2, fromColumn: 3 }, 'input'),
    source: 'XML 1.0 §3, Element Type Match',
  },
  {
    values: {
      input:
        'hr:\n  - Mark McGwire\n  # Following node labeled SS\n  - &SS Sammy Sosa\nrbi:\n  - *SS # Subsequent occurrence\n  - Ken Griffey',
      from: 'yaml',
      to: 'json',
      indent: '0',
    },
    gives: '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}',
    source: 'YAML 1.2.2, example 2.10',
  },
  {
    values: { input: 'id: 12345678901234567890\ncountry: no\nmode: 0o14', from: 'yaml', to: 'json' },
    gives: '{\n  "id": 12345678901234567890,\n  "country": "no",\n  "mode": 12\n}',
    source: 'YAML 1.2.2 §10.3.2, the core schema',
  },
  {
    values: { input: 'name: a\nname: b', from: 'yaml', to: 'json' },
    gives: problem('yamlDuplicateKey', { line: 2, column: 1 }, 'input'),
    source: 'YAML 1.2.2 §3.2.1.1: keys are unique',
  },
  {
    values: { input: 'id,title\n1,"Salt & Pepper"\n2,', from: 'csv', to: 'xml' },
    gives: {
      result:
        '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <id>1</id>\n    <title>Salt &amp; Pepper</title>\n  </row>\n  <row>\n    <id>2</id>\n    <title/>\n  </row>\n</rows>',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv and xml.etree.ElementTree',
  },
  {
    values: { input: 'nombre,ciudad\nJosé,Lima\nAna,Quito', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "nombre": "José",\n    "ciudad": "Lima"\n  },\n  {\n    "nombre": "Ana",\n    "ciudad": "Quito"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader and json',
    lang: 'es',
  },
  {
    values: { input: '[{"nombre":"José","ciudad":"Lima"},{"nombre":"Ana","ciudad":"Quito"}]', from: 'json', to: 'csv' },
    gives: { result: 'nombre,ciudad\nJosé,Lima\nAna,Quito', rows: 2, columns: 2 },
    source: 'Python json and csv.DictWriter',
    lang: 'es',
  },
  {
    values: {
      input: '<libro><autor>Sofía</autor><título>Poemas</título></libro>',
      from: 'xml',
      to: 'json',
      infer: false,
    },
    gives: '{\n  "libro": {\n    "autor": "Sofía",\n    "título": "Poemas"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'es',
  },
  {
    values: { input: 'frutas:\n  - piña\n  - limón', from: 'yaml', to: 'json' },
    gives: '{\n  "frutas": [\n    "piña",\n    "limón"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'es',
  },
  {
    values: { input: 'prénom;ville\nChloé;Lyon\nRémi;Nîmes', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "prénom": "Chloé",\n    "ville": "Lyon"\n  },\n  {\n    "prénom": "Rémi",\n    "ville": "Nîmes"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader(delimiter=";") and json',
    lang: 'fr',
  },
  {
    values: {
      input: '[{"prénom":"Chloé","ville":"Lyon"},{"prénom":"Rémi","ville":"Nîmes"}]',
      from: 'json',
      to: 'csv',
      delimiter: ';',
    },
    gives: { result: 'prénom;ville\nChloé;Lyon\nRémi;Nîmes', rows: 2, columns: 2 },
    source: 'Python json and csv.DictWriter(delimiter=";")',
    lang: 'fr',
  },
  {
    values: {
      input: '<livre><auteur>Chloé</auteur><titre>Poèmes</titre></livre>',
      from: 'xml',
      to: 'json',
      infer: false,
    },
    gives: '{\n  "livre": {\n    "auteur": "Chloé",\n    "titre": "Poèmes"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'fr',
  },
  {
    values: { input: 'fruits:\n  - pêche\n  - mûre', from: 'yaml', to: 'json' },
    gives: '{\n  "fruits": [\n    "pêche",\n    "mûre"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'fr',
  },
  {
    values: { input: 'nama;kota\nDewi;Bandung\nBudi;Medan', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "nama": "Dewi",\n    "kota": "Bandung"\n  },\n  {\n    "nama": "Budi",\n    "kota": "Medan"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader(delimiter=";") and json',
    lang: 'id',
  },
  {
    values: {
      input: '[{"nama":"Dewi","kota":"Bandung"},{"nama":"Budi","kota":"Medan"}]',
      from: 'json',
      to: 'csv',
      delimiter: ';',
    },
    gives: { result: 'nama;kota\nDewi;Bandung\nBudi;Medan', rows: 2, columns: 2 },
    source: 'Python json and csv.DictWriter(delimiter=";")',
    lang: 'id',
  },
  {
    values: {
      input: '<buku><penulis>Dewi</penulis><judul>Puisi</judul></buku>',
      from: 'xml',
      to: 'json',
      infer: false,
    },
    gives: '{\n  "buku": {\n    "penulis": "Dewi",\n    "judul": "Puisi"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'id',
  },
  {
    values: { input: 'buah:\n  - mangga\n  - salak', from: 'yaml', to: 'json' },
    gives: '{\n  "buah": [\n    "mangga",\n    "salak"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'id',
  },
  {
    values: { input: 'nome;città\nNiccolò;Forlì\nAnna;Bari', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "nome": "Niccolò",\n    "città": "Forlì"\n  },\n  {\n    "nome": "Anna",\n    "città": "Bari"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader(delimiter=";") and json',
    lang: 'it',
  },
  {
    values: {
      input: '[{"nome":"Niccolò","città":"Forlì"},{"nome":"Anna","città":"Bari"}]',
      from: 'json',
      to: 'csv',
      delimiter: ';',
    },
    gives: { result: 'nome;città\nNiccolò;Forlì\nAnna;Bari', rows: 2, columns: 2 },
    source: 'Python json and csv.DictWriter(delimiter=";")',
    lang: 'it',
  },
  {
    values: {
      input: '<libro><autore>Anna</autore><titolo>Poesie</titolo></libro>',
      from: 'xml',
      to: 'json',
      infer: false,
    },
    gives: '{\n  "libro": {\n    "autore": "Anna",\n    "titolo": "Poesie"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'it',
  },
  {
    values: { input: 'frutta:\n  - mela\n  - pera', from: 'yaml', to: 'json' },
    gives: '{\n  "frutta": [\n    "mela",\n    "pera"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'it',
  },
  {
    values: { input: 'imię;miasto\nŁucja;Łódź\nJan;Gdynia', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "imię": "Łucja",\n    "miasto": "Łódź"\n  },\n  {\n    "imię": "Jan",\n    "miasto": "Gdynia"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader(delimiter=";") and json',
    lang: 'pl',
  },
  {
    values: {
      input: '[{"imię":"Łucja","miasto":"Łódź"},{"imię":"Jan","miasto":"Gdynia"}]',
      from: 'json',
      to: 'csv',
      delimiter: ';',
    },
    gives: { result: 'imię;miasto\nŁucja;Łódź\nJan;Gdynia', rows: 2, columns: 2 },
    source: 'Python json and csv.DictWriter(delimiter=";")',
    lang: 'pl',
  },
  {
    values: {
      input: '<książka><autor>Łucja</autor><tytuł>Wiersze</tytuł></książka>',
      from: 'xml',
      to: 'json',
      infer: false,
    },
    gives: '{\n  "książka": {\n    "autor": "Łucja",\n    "tytuł": "Wiersze"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'pl',
  },
  {
    values: { input: 'owoce:\n  - gruszka\n  - śliwka', from: 'yaml', to: 'json' },
    gives: '{\n  "owoce": [\n    "gruszka",\n    "śliwka"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'pl',
  },
  {
    values: { input: 'nome;cidade\nJoão;Natal\nInês;Belém', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "nome": "João",\n    "cidade": "Natal"\n  },\n  {\n    "nome": "Inês",\n    "cidade": "Belém"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader(delimiter=";") and json',
    lang: 'pt',
  },
  {
    values: {
      input: '[{"nome":"João","cidade":"Natal"},{"nome":"Inês","cidade":"Belém"}]',
      from: 'json',
      to: 'csv',
      delimiter: ';',
    },
    gives: { result: 'nome;cidade\nJoão;Natal\nInês;Belém', rows: 2, columns: 2 },
    source: 'Python json and csv.DictWriter(delimiter=";")',
    lang: 'pt',
  },
  {
    values: {
      input: '<livro><autor>Inês</autor><título>Poemas</título></livro>',
      from: 'xml',
      to: 'json',
      infer: false,
    },
    gives: '{\n  "livro": {\n    "autor": "Inês",\n    "título": "Poemas"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'pt',
  },
  {
    values: { input: 'frutas:\n  - maçã\n  - limão', from: 'yaml', to: 'json' },
    gives: '{\n  "frutas": [\n    "maçã",\n    "limão"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'pt',
  },
  {
    values: { input: 'имя;город\nАнна;Тула\nПётр;Псков', from: 'csv', to: 'json' },
    gives: {
      result:
        '[\n  {\n    "имя": "Анна",\n    "город": "Тула"\n  },\n  {\n    "имя": "Пётр",\n    "город": "Псков"\n  }\n]',
      rows: 2,
      columns: 2,
    },
    source: 'Python csv.DictReader(delimiter=";") and json',
    lang: 'ru',
  },
  {
    values: { input: '[{"имя":"Анна","город":"Тула"}]', from: 'json', to: 'csv', delimiter: ';' },
    gives: { result: 'имя;город\nАнна;Тула', rows: 1, columns: 2 },
    source: 'Python json and csv.DictWriter(delimiter=";")',
    lang: 'ru',
  },
  {
    values: { input: '<книга><автор>Анна</автор></книга>', from: 'xml', to: 'json', infer: false },
    gives: '{\n  "книга": {\n    "автор": "Анна"\n  }\n}',
    source: 'Python: xml.etree.ElementTree and json',
    lang: 'ru',
  },
  {
    values: { input: 'фрукты:\n  - груша\n  - слива', from: 'yaml', to: 'json' },
    gives: '{\n  "фрукты": [\n    "груша",\n    "слива"\n  ]\n}',
    source: 'Python: yaml.safe_load and json',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
