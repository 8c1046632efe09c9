export const problems = {
  noByte: 'Baris {line}, kolom {column}: {encoding} tidak punya byte untuk “{character}”. UTF-8 punya semua karakter.',
  fileNotText:
    'Data ini ({size} B) adalah file, {type}, bukan teks {encoding}: byte {byte} di posisi {offset} tidak cocok. File dapat diunduh.',
  notText:
    'Data ini ({size} B) bukan teks {encoding}: byte {byte} di posisi {offset} tidak cocok. Jika ini teks lama, coba windows-1252. Jika bukan teks, unduh datanya.',
};

export const notes = {
  bom: 'Byte order mark (U+FEFF) di depan teks dilewati.',
  innerBom: 'Teks hasil decode diawali byte order mark (U+FEFF); tidak ditampilkan, tetapi dihitung dalam byte.',
  looksLike: 'Data ini tampaknya file, {type}, dan dapat diunduh sebagai file.',
};
