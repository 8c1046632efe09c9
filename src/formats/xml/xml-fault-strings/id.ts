import type { XmlFaultCode } from '../xml-fault';

/** A message for each error, for the strings of every tool that reads XML. */
export default {
  xmlOutside:
    'Baris {line}, kolom {column}: {found} berada di luar elemen akar. Di sana hanya boleh ada komentar dan instruksi.',
  xmlNoRoot: 'Baris {line}, kolom {column}: tidak ada elemen, jadi ini bukan dokumen XML.',
  xmlSecondRoot:
    'Baris {line}, kolom {column}: <{name}> akan menjadi elemen akar kedua. XML hanya punya satu; masukkan keduanya ke elemen lain.',
  xmlOpenElement:
    'Baris {line}, kolom {column}: teks berakhir, padahal <{name}> dari baris {fromLine}, kolom {fromColumn} masih terbuka.',
  xmlWrongClose:
    'Baris {line}, kolom {column}: elemen dari baris {fromLine}, kolom {fromColumn} seharusnya ditutup dengan </{open}>, tetapi yang ada </{name}>.',
  xmlCloseNothing: 'Baris {line}, kolom {column}: </{name}> menutup elemen yang tidak pernah dibuka.',
  xmlLess: 'Baris {line}, kolom {column}: “<” ini tidak memulai tag. Untuk karakter itu sendiri, tulis &lt;',
  xmlTag: 'Baris {line}, kolom {column}: {found} tidak boleh ada di tag {name}.',
  xmlOpenTag: 'Baris {line}, kolom {column}: tag {name} dari baris {fromLine}, kolom {fromColumn} tidak punya “>”.',
  xmlValue: 'Baris {line}, kolom {column}: atribut {name} perlu “=” dan nilai dalam tanda kutip.',
  xmlOpenValue:
    'Baris {line}, kolom {column}: nilai {name} dari baris {fromLine}, kolom {fromColumn} tidak punya tanda kutip penutup.',
  xmlLessInValue: 'Baris {line}, kolom {column}: nilai {name} memuat “<”. Tulis &lt;',
  xmlRepeatedAttribute: 'Baris {line}, kolom {column}: tag ini sudah punya atribut {name}.',
  xmlAttributeSpace: 'Baris {line}, kolom {column}: tidak ada spasi di antara dua atribut.',
  xmlAmpersand:
    'Baris {line}, kolom {column}: “&” ini tidak memulai referensi. Untuk karakter itu sendiri, tulis &amp;',
  xmlReference:
    'Baris {line}, kolom {column}: {found} bukan referensi karakter. Tulis seperti &#233; atau &#xE9;, dengan titik koma.',
  xmlEntity:
    'Baris {line}, kolom {column}: &{name}; tidak dideklarasikan di sini, dan XML hanya mengenal &lt; &gt; &amp; &quot; dan &apos;. Tulis karakternya atau nomornya seperti &#160;',
  xmlDashes: 'Baris {line}, kolom {column}: komentar tidak boleh memuat dua tanda hubung berurutan atau diakhiri tiga.',
  xmlOpenComment: 'Baris {line}, kolom {column}: komentar dari baris {fromLine}, kolom {fromColumn} tidak punya -->',
  xmlOpenCdata: 'Baris {line}, kolom {column}: bagian CDATA dari baris {fromLine}, kolom {fromColumn} tidak punya ]]>',
  xmlOpenInstruction:
    'Baris {line}, kolom {column}: instruksi dari baris {fromLine}, kolom {fromColumn} tidak punya ?>',
  xmlOpenDoctype:
    'Baris {line}, kolom {column}: DOCTYPE dari baris {fromLine}, kolom {fromColumn} tidak punya “>”, atau ada kutip atau kurung yang terbuka.',
  xmlDeclaration:
    'Baris {line}, kolom {column}: deklarasi XML ditulis <?xml version="1.0" encoding="UTF-8"?>: version dulu, lalu jika perlu encoding dan standalone.',
  xmlDeclarationPlace:
    'Baris {line}, kolom {column}: <?xml hanya boleh di paling awal, dengan huruf kecil, tanpa spasi di depannya.',
  xmlDoctype:
    'Baris {line}, kolom {column}: DOCTYPE ditulis <!DOCTYPE nama SYSTEM "alamat" [deklarasi]>, atau namanya saja.',
  xmlDoctypePlace: 'Baris {line}, kolom {column}: hanya boleh ada satu DOCTYPE, sebelum elemen akar.',
  xmlCdataPlace: 'Baris {line}, kolom {column}: CDATA adalah teks, dan teks harus berada di dalam elemen.',
  xmlCdataEnd: 'Baris {line}, kolom {column}: ]]> tidak boleh ada di dalam teks. Tulis ]]&gt;',
  xmlControl:
    'Baris {line}, kolom {column}: XML 1.0 tidak mengizinkan karakter kontrol {code}, sekalipun sebagai referensi.',
  xmlMarkup: 'Baris {line}, kolom {column}: ini bukan tag, komentar, CDATA, instruksi, atau DOCTYPE.',
  xmlTooLong:
    'Hasilnya akan melebihi {limit} juta karakter, lebih dari yang dapat ditampung browser dalam satu teks. Kurangi indentasi.',
} satisfies Record<XmlFaultCode, string>;
