import type { ScriptId } from './scripts';

const names = (row: string): (readonly [string, string])[] =>
  row.split('; ').map((entry) => {
    const [character = '', name = ''] = entry.split(/ (.*)/s);
    return [String.fromCodePoint(Number.parseInt(character, 16)), name];
  });

/**
 * What the signs that are no consonants are called in Indonesian. Sources: Pedoman Penulisan Aksara Jawa (2002),
 * Tinggen, 'Celah-celah kunci pasang aksara Bali', and 'Direktori Aksara Sunda untuk Unicode' (2008).
 */
const SIGNS: Readonly<Record<ScriptId, ReadonlyMap<string, string>>> = {
  javanese: new Map(
    names(
      'A9C0 pangkon; A981 cecak; A982 layar; A983 wignyan; A9BE pengkal; A9BF cakra; A9BD cakra keret; A9B6 wulu; ' +
        'A9B7 wulu melik; A9B8 suku; A9B9 suku mendut; A9BA taling; A9BC pepet; A9B4 tarung; A9B3 cecak telu; ' +
        'A989 pa cerek; A98A nga lelet; A984 swara a; A985 swara i; A987 swara ī; A988 swara u; A98C swara é; ' +
        'A98E swara o; A9C7 pada pangkat; A9C8 pada lingsa; A9C9 pada lungsi',
    ),
  ),
  balinese: new Map(
    names(
      '1B44 adeg-adeg; 1B02 cecek; 1B03 surang; 1B04 bisah; 1B36 ulu; 1B37 ulu sari; 1B38 suku; 1B39 suku ilut; ' +
        '1B3E taling; 1B42 pepet; 1B40 taling tedung; 1B35 tedung; 1B3A guwung macelek; 1B0B ra repa; 1B0D la lenga; ' +
        '1B05 akara; 1B06 akara tedung; 1B07 ikara; 1B08 ikara tedung; 1B09 ukara; 1B0A ukara tedung; 1B0F ékara; ' +
        '1B11 okara; 1B5D carik pamungkah; 1B5E carik siki; 1B5F carik kalih',
    ),
  ),
  sundanese: new Map(
    names(
      '1BAA pamaéh; 1B80 panyecek; 1B81 panglayar; 1B82 pangwisad; 1BA1 pamingkal; 1BA2 panyakra; 1BA3 panyiku; ' +
        '1BA4 panghulu; 1BA5 panyuku; 1BA6 panéléng; 1BA7 panolong; 1BA8 pamepet; 1BA9 paneuleung; 1B83 a; 1B84 i; ' +
        '1B85 u; 1B86 é; 1B87 o; 1B88 e; 1B89 eu',
    ),
  ),
};

/** A sign's name; undefined for a consonant, which is called by its sound: ha, na, ca. */
export const signName = (script: ScriptId, character: string): string | undefined => SIGNS[script].get(character);
