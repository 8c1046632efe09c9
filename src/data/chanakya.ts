import type { LegacyTable } from './legacy-table';

/**
 * The Chanakya font in the layout of Summit's Indica (not Walkman-Chanakya 901, 902 and 905); `chanakya.tsv`, used by
 * the test, lists every row. ¤ and U are strokes that fill a gap in the line above the letters and have no meaning.
 *
 * Source: published tables of one lineage, compared on 2026-11-20: three versions of the two-array script and the
 * Chanakya table of IIT Delhi's AssisTech (reading only). The reph ü is in all of them for reading and in two of three
 * for writing. Not verified because no font file was available: the filling strokes, and whether the oldest versions of
 * the font have them before or after the signs below a letter.
 */

export const CHANAKYA: LegacyTable = {
  stem: 'æ',
  read: {
    half:
      '€क \u0081ख ‚ग ƒघ ‘च “च्च …ज ’ज ”ज्ज Ûझ †ञ ‡ण ˆत ‰थ Šध ‹न óन्न Œप \u008Dफ Žब \u008Fभ \u0090म Äय Ëल Ãव ' +
      '³श àश cष Sस ±ह ÿक्ष ˜त्र ™ज्ञ žत्त rह्म Ÿश्र Êज़',
    letter:
      '·क ¹ख »ग ¾ङ ¿च Àछ Áज Åट Æठ Çड Éढ Ìत Íथ Îद ¼द Ïध Ùन Âप Èफ Õब Öभ ×म Øय Úर Üल ¶ल Ýळ ßव oश áष âस ãह Bक्च ' +
      'Cष्ट Dष्ठ Eश्व Fस्न Gत्र Iढ्ढ Jछ्व Oह्र Pक्क Qक्त Rक्र Tञ्ज Vङ्क Wङ्ख Xङ्ग Yङ्घ `क्व aड्ड bड्ढ dस्र ' +
      'eद्ग fद्घ gद्द hद्ध iद्ब jद्भ kद्म lद्य mद्व nठ्ठ pश्च qह्न sह्य tह्ल uह्व #प्त %त्न @ञ्च „ल्ल ¦ष्ट्व ' +
      '¨ङ्क्ष ¯ख्न µद्ब्र ºख्र ^ट्ट _ट्ठ öह्ण Lरु Mरू Nहृ ¥अ §इ ©उ ªऊ «ऋ ¬ॠ \u00ADऌ °ए',
    sign: 'æा èी éु äु êू åू ëृ ìॄ íॢ ðे Ôे ñै ôो õौ òॅ',
    mark: '¢ं ´ं ¡ँ Ñः',
    below: 'A्र ý्र þ्र K्य',
    before: 'çि',
    reph: 'üर्',
    nukta: '¸़',
    halant: '÷्',
    means: 'Zü´ ¤ U',
    other: 'Ò‘ Ó’ Ð। H॥ ùऽ ø॰ 0० 1१ 2२ 3३ 4४ 5५ 6६ 7७ 8८ 9९ ®0 v1 w2 x3 y4 z5 {6 |7 }8 ~9',
  },
  write: {
    letter:
      'क·¤ ख¹ ग» घƒæ ङ¾ च¿ छÀ जÁ झÛæ ञ†æ टÅU ठÆ डÇ ढÉ ण‡æ तÌ थÍ दÎ धÏ नÙ पÂ फÈ¤ बÕ भÖ म× यØ रÚU लÜ ळÝ वß शàæ ' +
      'षá सâ हã',
    half:
      'क€U ख\u0081 ग‚ घƒ च‘ ज’ झÛ ञ† ण‡ तˆ थ‰ धŠ न‹ पŒ फ\u008DU बŽ भ\u008F म\u0090 यÄ लË वÃ शà षc सS ह± क्षÿ ' +
      'त्र˜ ज्ञ™ त्तž श्रŸ न्नó',
    cluster:
      'ष्ट्रCþ द्यl द्वm द्धh द्दg द्मk द्भj द्बi द्गe द्घf ष्टC ष्ठD श्वE श्चp स्नF स्रd ह्नq ह्मræ ह्यs ' +
      'ह्लt ह्वu ह्रO ह्णö क्कP¤ क्तQ¤ क्रR¤ क्व`¤ क्चB¤ प्त# त्न% ञ्च@ ञ्जT ङ्कV ङ्खW ङ्गX ङ्घY ट्ट^ ट्ठ_ ' +
      'ठ्ठn ड्डa ड्ढb ढ्ढI छ्वJ',
    rakar: 'ट्रÅþ ड्रÇþ ढ्रÉþ',
    otherRakar: 'ý',
    syllable: 'रुL¤ रूM¤ हृN के·Ô¤ कै·ñ¤ फेÈÔ¤ फैÈñ¤ ईं§Z',
    vowel: 'अ¥ आ¥æ इ§ ई§ü उ© ऊª¤ ऋ« ॠ¬ ए° ऐ°ð ओ¥ô औ¥õ ऑ¥æò',
    sign: 'ाæ ीè ुé ूê ृë ॄì ेð ैñ ोô ौõ ॉæò ॅò िç',
    mark: 'ं´ ँ¡ ःÑ',
    reph: 'ü',
    rephAndDot: 'Z',
    nukta: '¸',
    halant: '÷',
    other: '।Ð ॥H ‘Ò ’Ó ऽù ॰ø :Ñ ०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9 0® 1v 2w 3x 4y 5z 6{ 7| 8} 9~',
  },
};
