import cyrillic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-greek-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';

/** JetBrains Mono (SIL Open Font License 1.1), variable: the subsets of Fontsource with the characters of each. */
const FACES = [
  [
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
  [
    latinExt,
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  ],
  [cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'],
  [greek, 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF'],
] as const;

let added = false;

/** The font set of the page or worker; undefined in a worker that has none. */
export function fontSet(): FontFaceSet | undefined {
  const page: unknown = Reflect.get(globalThis, 'document');
  const set: unknown = page === undefined ? Reflect.get(globalThis, 'fonts') : document.fonts;
  return isFontSet(set) ? set : undefined;
}

const isFontSet = (set: unknown): set is FontFaceSet =>
  typeof set === 'object' && set !== null && 'add' in set && 'load' in set;

/** Loads the web font for a text before it is drawn. If that fails, the device's own font is used. */
export async function loadFont(text: string, bold: boolean): Promise<void> {
  const set = fontSet();
  if (!set) return;
  if (!added) {
    added = true;
    for (const [file, unicodeRange] of FACES)
      set.add(
        new FontFace('JetBrains Mono', `url(${JSON.stringify(file)}) format('woff2')`, {
          unicodeRange,
          weight: '100 800',
        }),
      );
  }
  try {
    await Promise.all(
      ['400', ...(bold ? ['700'] : [])].map((weight) => set.load(`${weight} 14px 'JetBrains Mono'`, text)),
    );
  } catch {
    // Offline, and the font was never loaded before.
  }
}
