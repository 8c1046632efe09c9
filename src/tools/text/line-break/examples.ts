import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'Hi\n\nthere' },
    gives: { result: 'Hi\n\u2800\nthere', characters: 10, hashtags: 0, mentions: 0 },
    source: 'GNU sed: s/^$/⠀/; the 10 characters by Python’s len()',
  },
  {
    values: { input: 'Sunday in Porto  \n\n\nwith @ana.costa\n#porto #portugal2026 ' },
    gives: {
      result: 'Sunday in Porto\n\u2800\n\u2800\nwith @ana.costa\n#porto #portugal2026',
      characters: 56,
      hashtags: 2,
      mentions: 1,
    },
    source: 'GNU sed: s/[ \\t]*$//; s/^$/⠀/; counted with grep -o',
  },
  {
    values: { input: 'one\ntwo\nthree', every: true },
    gives: 'one\n\u2800\ntwo\n\u2800\nthree',
    source: 'GNU sed: G; s/\\n$/\\n⠀/',
  },
  {
    values: { input: 'new in the shop\n\nlink in bio', filler: 'zwsp' },
    gives: 'new in the shop\n\u200B\nlink in bio',
    source: 'GNU sed: s/^$/\u200B/',
  },
  {
    values: { input: 'six tags\n\n#a #b #c #d #e #f' },
    gives: { result: 'six tags\n\u2800\n#a #b #c #d #e #f', characters: 28, hashtags: 6, mentions: 0 },
    source: 'GNU sed: s/^$/⠀/; counted with wc -m and grep -o',
  },
] satisfies Examples<typeof tool>;
