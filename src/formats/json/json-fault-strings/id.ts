import type { FaultCode } from '../json-fault';

export default {
  jsonTrailingComma:
    'Baris {line}, kolom {column}: “{found}” ada tepat setelah koma. JSON tidak mengenal koma di akhir: hapus komanya atau tulis nilai berikutnya.',
  jsonExtraComma:
    'Baris {line}, kolom {column}: ada koma tanpa nilai di depannya. Hapus koma itu atau tulis nilai yang kurang.',
  jsonSingleQuotes: 'Baris {line}, kolom {column}: kunci dan string JSON memakai tanda kutip ganda, bukan tunggal.',
  jsonCurlyQuotes:
    'Baris {line}, kolom {column}: {found} adalah tanda kutip melengkung dari pengolah kata. JSON memerlukan tanda kutip lurus: "',
  jsonBareKey: 'Baris {line}, kolom {column}: kunci {word} tidak memakai tanda kutip. Di JSON ditulis "{word}".',
  jsonKey: 'Baris {line}, kolom {column}: seharusnya ada kunci dalam tanda kutip ganda, tetapi ada {found}.',
  jsonColon: 'Baris {line}, kolom {column}: seharusnya ada titik dua setelah kunci, tetapi ada {found}.',
  jsonComma: 'Baris {line}, kolom {column}: kurang koma sebelum {found}.',
  jsonAfterValue: 'Baris {line}, kolom {column}: {found} muncul setelah sebuah nilai; seharusnya koma atau “{close}”.',
  jsonWrongBracket:
    'Baris {line}, kolom {column}: “{found}” tidak cocok dengan kurung yang dibuka di baris {fromLine}, kolom {fromColumn}; seharusnya “{close}”.',
  jsonQuoteInside:
    'Baris {line}, kolom {column}: string berakhir sebelum {word}. Tanda kutip di dalam string ditulis \\"; jika string memang selesai di situ, komanya kurang.',
  jsonValue: 'Baris {line}, kolom {column}: seharusnya ada nilai, tetapi ada {found}.',
  jsonWord:
    'Baris {line}, kolom {column}: {word} bukan nilai JSON. String memakai tanda kutip ganda; tanpa tanda kutip hanya true, false, dan null.',
  jsonWordSpelling: 'Baris {line}, kolom {column}: di JSON ditulis {right}, bukan {word}.',
  jsonNotFinite:
    'Baris {line}, kolom {column}: JSON tidak mengenal {word}. Tulis null, atau kata itu dalam tanda kutip ganda.',
  jsonPlus: 'Baris {line}, kolom {column}: angka JSON tidak memakai tanda tambah.',
  jsonPoint: 'Baris {line}, kolom {column}: angka JSON memerlukan digit di kedua sisi titik desimal. Tambahkan nol.',
  jsonHex:
    'Baris {line}, kolom {column}: JSON tidak mengenal angka heksadesimal. Tulis dalam desimal atau dalam tanda kutip ganda.',
  jsonLeadingZero:
    'Baris {line}, kolom {column}: angka JSON tidak diawali nol. Hapus nolnya, atau beri tanda kutip ganda pada kode seperti 007.',
  jsonNumber: 'Baris {line}, kolom {column}: seharusnya ada digit, tetapi ada {found}.',
  jsonNumberEnds: 'Baris {line}, kolom {column}: teks berhenti di tengah angka. Masih kurang satu digit.',
  jsonEscape:
    'Baris {line}, kolom {column}: JSON tidak mengenal escape ini, garis miring terbalik dengan {found}. Yang dikenal: \\" \\\\ \\/ \\b \\f \\n \\r \\t dan \\u dengan empat digit heksadesimal; garis miring terbalik sendiri ditulis \\\\.',
  jsonUnicodeEscape: 'Baris {line}, kolom {column}: \\u memerlukan empat digit heksadesimal, seperti \\u00e9.',
  jsonControl:
    'Baris {line}, kolom {column}: string berisi karakter kontrol {code}. Di JSON ditulis sebagai escape: \\t untuk tab, \\u dan empat digit heksadesimal untuk yang lain.',
  jsonSpace:
    'Baris {line}, kolom {column}: ada karakter tak terlihat {code} di antara nilai. Hapus: di situ JSON hanya menerima spasi, tab, dan baris baru.',
  jsonLineBreak:
    'Baris {line}, kolom {column}: baris berakhir di tengah string yang dimulai di kolom {fromColumn}. Tanda kutip penutupnya kurang, atau baris baru itu harus ditulis \\n.',
  jsonOpenString:
    'Baris {line}, kolom {column}: string yang dimulai di baris {fromLine}, kolom {fromColumn}, tidak punya tanda kutip penutup.',
  jsonOpenBracket:
    'Baris {line}, kolom {column}: teks sudah habis, tetapi “{found}” di baris {fromLine}, kolom {fromColumn}, masih terbuka. Ada yang terpotong atau tanda penutupnya kurang.',
  jsonOpenComment:
    'Baris {line}, kolom {column}: komentar yang dimulai di baris {fromLine}, kolom {fromColumn}, tidak ditutup dengan */.',
  jsonComment: 'Baris {line}, kolom {column}: JSON tidak mengenal komentar.',
  jsonEnd: 'Baris {line}, kolom {column}: JSON sudah lengkap sebelum {found}; tidak boleh ada apa pun sesudahnya.',
  jsonLineEnds:
    'Baris {line}, kolom {column}: baris berakhir sebelum nilainya lengkap. Setiap baris harus berisi satu nilai utuh.',
  jsonEmpty: 'Baris {line}, kolom {column}: tidak ada nilai, hanya komentar atau spasi.',
  jsonTooLong:
    'Hasilnya akan melebihi {limit} juta karakter, lebih dari batas browser untuk satu teks. Kurangi indentasi atau pilih bentuk ringkas.',
} satisfies Record<FaultCode, string>;
