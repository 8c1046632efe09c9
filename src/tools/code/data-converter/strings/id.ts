import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/id';
import jsonFaults from '../../../../formats/json/json-fault-strings/id';
import xmlFaults from '../../../../formats/xml/xml-fault-strings/id';
import type en from './en';

export default {
  labels: {
    input: 'CSV, JSON, XML, atau YAML',
    delimiter: 'Pemisah CSV',
    header: 'Baris pertama berisi nama kolom',
    infer: 'Kenali angka, true, dan false',
    shape: 'Bentuk JSON',
    indent: 'Indentasi',
    flatten: 'Nilai bersarang menjadi kolom',
    formulaSafe: 'Cegah rumus dijalankan',
    arrays: 'Selalu jadikan array',
    root: 'Nama elemen akar',
    row: 'Nama tiap baris',
    style: 'Sel menjadi',
    bom: 'Byte order mark UTF-8 di file, untuk Excel',
    rows: 'Baris',
    columns: 'Kolom',
    csvFile: 'File CSV dengan akhir baris CRLF',
  },
  choices: {
    from: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    to: { csv: 'CSV', json: 'JSON', xml: 'XML', yaml: 'YAML' },
    style: { elements: 'Elemen', attributes: 'Atribut barisnya' },
    delimiter: { auto: 'Otomatis', ',': 'Koma ,', ';': 'Titik koma ;', tab: 'Tab', pipe: 'Garis tegak |' },
    shape: { objects: 'Array berisi objek', arrays: 'Array berisi array', columns: 'Objek per kolom' },
    indent: indents,
  },
  hints: {
    arrays: 'Nama dipisah koma. Tanpa ini, satu elemen menjadi nilai dan dua elemen menjadi array.',
    infer: 'Sel seperti 007, +1, dan angka lebih dari 15 digit tetap berupa teks.',
    formulaSafe: 'Apostrof ditaruh di depan teks yang diawali = + - @, tab, atau baris baru.',
  },
  problems: {
    ...jsonFaults,
    ...xmlFaults,
    csvOpenQuote:
      'Baris {line}, kolom {column}: sel bertanda kutip dimulai di sini, tetapi kutip penutupnya tidak ada.',
    csvTextAfterQuote:
      'Baris {line}, kolom {column}: ada teks setelah kutip penutup. Di dalam sel, tanda kutip ditulis ganda: "".',
    scalarJson:
      'JSON ini hanya satu nilai, tanpa baris dan kolom. Tabel memerlukan array, objek, atau satu nilai per baris.',
    sameFormat: 'Kedua formatnya sama. Pilih format tujuan yang lain.',
    xmlEntities:
      'Baris {line}, kolom {column}: DOCTYPE ini mendeklarasikan entitas. Di sini entitas tidak diproses, karena beberapa baris saja bisa membengkak sampai bergigabyte atau memuat file lain.',
    yamlSyntax: 'Baris {line}, kolom {column}: ini bukan YAML.',
    yamlDuplicateKey:
      'Baris {line}, kolom {column}: kunci ganda. Tiap kunci hanya boleh muncul sekali dalam satu mapping.',
    yamlIndent:
      'Baris {line}, kolom {column}: indentasinya tidak cocok. Elemen yang setingkat harus dimulai di kolom yang sama.',
    yamlTab: 'Baris {line}, kolom {column}: indentasi tidak boleh memakai tab. Gunakan spasi.',
    yamlMissing:
      'Baris {line}, kolom {column}: ada yang kurang di sini: kutip atau kurung penutup, koma, atau titik dua.',
    yamlUnexpected: 'Baris {line}, kolom {column}: ini tidak pada tempatnya.',
    yamlNestedKey:
      'Baris {line}, kolom {column}: kunci harus di satu baris dan diikuti satu nilai. Jika teksnya memuat titik dua, beri tanda kutip.',
    yamlAlias:
      'Baris {line}, kolom {column}: alias ini (*nama) tidak punya anchor (&nama) sebelumnya, atau berada di dalam anchor itu.',
    yamlAliases: 'Alias di teks ini akan membengkak menjadi lebih dari seratus kali ukurannya, jadi tidak diproses.',
    yamlMerge:
      'Baris {line}, kolom {column}: << hanya menggabungkan mapping atau daftar mapping, sedangkan di sini ada yang lain.',
    yamlInfinite: 'Baris {line}, kolom {column}: JSON tidak punya tak hingga atau NaN. Tulis angka atau null.',
    yamlDepth: 'YAML ini bersarang terlalu dalam untuk dibaca.',
    tooLong: 'Hasilnya akan melebihi {limit} juta karakter, lebih dari yang dapat ditampung browser dalam satu teks.',
  },
  notes: {
    bom: 'Byte order mark (U+FEFF) di awal teks dibuang.',
    delimiterFound: 'Dibaca dengan pemisah {delimiter}, yang paling cocok dengan baris-baris awal.',
    tabFound: 'Dibaca dengan tab sebagai pemisah, yang paling cocok dengan baris-baris awal.',
    emptyNames: 'Kolom tanpa nama: {count}. Dinamai menurut nomornya, seperti column_3.',
    repeatedNames: 'Nama kolom ganda: {count}. Diberi nomor, seperti name_2.',
    shortRows:
      'Baris dengan sel lebih sedikit dari {columns} sel baris pertama: {count}. Yang kurang dikosongkan. Baris: {lines}.',
    longRows:
      'Baris dengan sel lebih banyak dari {columns} sel baris pertama: {count}. Kelebihannya mendapat kolom sendiri. Baris: {lines}.',
    droppedControls: 'Karakter kontrol yang tidak diizinkan XML dibuang: {count}.',
    mixedText: 'Elemen yang memuat teks di antara elemen anaknya: {count}. Potongannya digabung di "#text".',
    yamlDocuments: 'Teks ini berisi {count} dokumen (---). Hasilnya berupa array.',
    noColumns: 'Tidak ada kolom: baris-barisnya kosong.',
    replacedCells:
      'Sel dengan baris dan kolom yang sama: {count}, pertama di kolom “{column}”. Nilai terakhir yang dipakai.',
  },
} satisfies Translation<typeof en>;
