export const flaws = {
  notBase64:
    'Baris {line}, kolom {column}: “{character}” bukan digit base64. Digitnya A–Z, a–z, 0–9, + dan /, atau - dan _.',
  notBase32: 'Baris {line}, kolom {column}: “{character}” bukan digit base32. Digitnya A–Z dan 2–7.',
  notBase32hex: 'Baris {line}, kolom {column}: “{character}” bukan digit base32hex. Digitnya 0–9 dan A–V.',
  afterPadding: 'Baris {line}, kolom {column}: “{character}” ada setelah padding. Setelah = teks harus selesai.',
  badLength: 'Jumlah digit ({digits}) tidak membentuk byte utuh: ada yang kurang atau lebih, biasanya di akhir.',
};

export const endings = {
  pem: 'Hanya blok pertama di antara baris BEGIN dan END yang dibaca.',
  looseBits: 'Digit terakhir menyisakan bit yang seharusnya 0: teks mungkin terpotong atau diubah.',
  oddPadding: 'Jumlah tanda = tidak cocok dengan jumlah digit; digitnya tetap di-decode.',
};
