export const problems = {
  noByte: 'Baris {line}, kolom {column}: {encoding} tidak punya byte untuk “{character}”. UTF-8 punya semua karakter.',
  fileNotText:
    'Data ini ({size} B) adalah file, {type}, bukan teks {encoding}: byte {byte} di posisi {offset} tidak cocok. File dapat diunduh.',
  notText:
    'Data ini ({size} B) bukan teks {encoding}: byte {byte} di posisi {offset} tidak cocok. Jika teksnya lama, coba windows-1252; selain itu, data dapat diunduh.',
};

export const notes = {
  bom: 'Tanda urutan byte (U+FEFF) di depan teks dilewati.',
  innerBom: 'Teks hasil dekode diawali tanda urutan byte (U+FEFF); tidak ditampilkan, tetapi dihitung dalam byte.',
  looksLike: 'Data ini tampak seperti file, {type}: dapat diunduh sebagai file.',
};
