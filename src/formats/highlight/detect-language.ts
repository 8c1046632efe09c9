import type { Language } from './highlight-languages';

/** A guess from the whole text: highlight.js's (highlight-tokens.ts). */
export type Guess = (text: string) => { readonly language: Language; readonly sure: number; readonly next: number };

/** How many characters of a text are examined. */
const HEAD = 20_000;

const INTERPRETERS: readonly (readonly [RegExp, Language])[] = [
  [/\bpython/, 'python'],
  [/\b(?:ts-node|tsx)\b/, 'ts'],
  [/\b(?:node|deno|bun)\b/, 'js'],
  [/\bphp/, 'php'],
  [/\b(?:ba|da|k|z)?sh\b/, 'bash'],
];

/** Patterns that leave no doubt, matched at the beginning. */
const BEGINNINGS: readonly (readonly [RegExp, Language])[] = [
  [/^<\?(?:php\b|=)/, 'php'],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html)\b/i, 'html'],
  [/^<\?xml\b/, 'xml'],
  [/^<(?:svg|rss|feed|project|manifest|configuration|urlset|plist|xs:|xsl:|soap)\b/i, 'xml'],
  [/^<!--[\s\S]*?-->\s*<[a-z]/i, 'html'],
  [
    /^<(?:a|article|aside|body|button|div|footer|form|h[1-6]|head|header|img|input|label|li|link|main|meta|nav|ol|p|script|section|select|span|style|table|template|textarea|title|ul|video)\b/i,
    'html',
  ],
  [/^<[A-Za-z][\w:.-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/, 'xml'],
];

/**
 * Patterns that point to a language, and how strongly. A single weak one (1) decides nothing; most of these are lines
 * that the other languages cannot contain.
 */
const EVIDENCE: Readonly<Partial<Record<Language, readonly (readonly [number, RegExp])[]>>> = {
  python: [
    [4, /^\s*(?:async )?def \w+\(.*\)(?: *-> *[^:]+)?:\s*(?:#.*)?$/m],
    [3, /^\s*class \w+(?:\([\w., =]*\))?:\s*$/m],
    [3, /^from [\w.]+ import [\w*(]/m],
    [2, /^import [\w.]+(?: as \w+)?(?:, \w+)*\s*$/m],
    [3, /^\s*(?:if|elif|for|while|with|try|except|else)\b[^;{]*:\s*(?:#.*)?$/m],
    [3, /^\s*print\(.*\)\s*$/m],
    [2, /[([{=].* for \w+ in .*[\])}]/],
    [1, /\b(?:self|None|True|False)\b/],
    [1, /^\s*@\w[\w.]*(?:\(.*\))?\s*$/m],
  ],
  js: [
    [3, /\b(?:const|let|var) (?:\w+|\{[^}]*\}|\[[^\]]*\])\s*=(?!=)/],
    [3, /\bfunction\*? ?\w*\s*\([^)]*\)\s*\{/],
    [3, /=>\s*[{([\w'"`]/],
    [3, /\bconsole\.(?:log|error|warn)\(/],
    [3, /^\s*import (?:.+ from )?['"]/m],
    [3, /^export (?:default|const|function|class|async|\{)/m],
    [3, /\b(?:module\.exports|require\(['"])/],
    [2, /\b(?:document|window|JSON|Math|Promise|process)\.\w+/],
    [1, /===|!==/],
  ],
  ts: [
    [5, /^\s*(?:export )?(?:declare )?interface \w+(?:<[^>]+>)?(?: extends [\w<>, ]+)? \{/m],
    [4, /^\s*(?:export )?(?:declare )?type \w+(?:<[^>]+>)? =/m],
    [4, /[\w)?]: (?:string|number|boolean|void|unknown|any|never|readonly |Promise<|Record<|Array<)/],
    [3, /^\s*import type /m],
    [3, /\b(?:as const|satisfies \w)/],
    [3, /^\s*(?:private|public|protected|readonly) \w+\??: /m],
    [2, /^\s*(?:export )?(?:const )?enum \w+ \{/m],
  ],
  java: [
    [4, /\bpublic static void main\b/],
    [3, /^import (?:static )?java[\w.]*\.[\w.*]+;/m],
    [3, /^package [\w.]+;/m],
    [
      3,
      /\b(?:public|private|protected) (?:static )?(?:final )?(?:abstract )?(?:class|interface|enum|record|void|int|String|boolean|List<\w+>) \w+/,
    ],
    [3, /\bSystem\.(?:out|err)\.print/],
    [1, /@Override\b/],
    [1, /\bnew \w+(?:<[\w, ]*>)?\(/],
  ],
  c: [
    [3, /^\s*#\s*include\s*(?:<\w[\w/]*\.h>|"[^"]+\.h")/m],
    [
      3,
      /^\s*(?:static |const |unsigned |extern )*(?:int|void|char|float|double|size_t|struct \w+)\s+\*?\w+\([^)]*\)\s*\{?\s*$/m,
    ],
    [3, /\b(?:printf|scanf|malloc|sizeof|fprintf|strlen|memcpy)\s*\(/],
    [2, /^\s*#\s*(?:define|ifdef|ifndef|endif|pragma)\b/m],
    [2, /^\s*typedef (?:struct|enum|unsigned|int)\b/m],
    [1, /\w->\w/],
  ],
  cpp: [
    [
      5,
      /^\s*#\s*include\s*<(?:iostream|vector|string|map|memory|algorithm|array|set|utility|functional|thread|sstream|optional|chrono)>/m,
    ],
    [4, /\bstd::\w/],
    [4, /\b(?:cout|cin|cerr)\s*(?:<<|>>)/],
    [4, /\btemplate\s*<(?:typename|class|\w+ )/],
    [3, /^\s*using namespace \w+;/m],
    [3, /^\s*(?:public|private|protected):\s*$/m],
    [2, /\b(?:nullptr|constexpr|auto&|const auto|virtual)\b/],
  ],
  go: [
    [5, /^package \w+\s*$/m],
    [5, /^func (?:\(\w+ \*?\w+\) )?\w+\(.*\).*\{\s*$/m],
    [3, /\w+(?:, \w+)? := /],
    [3, /\bfmt\.(?:Print|Sprint|Errorf)/],
    [3, /\bif err != nil\b/],
    [2, /^type \w+ (?:struct|interface) \{/m],
  ],
  rust: [
    [5, /^\s*(?:pub(?:\(\w+\))? )?(?:async )?fn \w+(?:<[^>]+>)?\(.*\)(?: -> [^{]+)?\s*(?:\{|where)/m],
    [4, /\blet mut \w+/],
    [4, /\b(?:println|format|vec|panic|assert_eq|eprintln)!\s*[([]/],
    [4, /^\s*(?:pub )?(?:impl|trait|mod)\b[^;{]*\{/m],
    [3, /^\s*use (?:std|crate|super|\w+)::/m],
    [3, /#\[(?:derive|cfg|test)\b/],
    [2, /&(?:mut|str|'\w+)\b/],
  ],
  php: [
    [6, /<\?(?:php\b|=)/],
    [4, /^\s*(?:public |private |protected )?(?:static )?function \w+\(.*\$\w+/m],
    [3, /\$\w+\s*=\s*(?:\$|new |array\(|\[|['"\d])/],
    [3, /\$this->\w+/],
    [2, /\becho\s+['"$].*;/],
    [2, /^namespace [\w\\]+;/m],
  ],
  sql: [
    [6, /^\s*(?:SELECT\b[\s\S]*?\bFROM\b|INSERT INTO\b|UPDATE \S+\s+SET\b|DELETE FROM\b)/im],
    [
      6,
      /^\s*(?:CREATE|ALTER|DROP) (?:OR REPLACE )?(?:TEMP(?:ORARY)? |UNIQUE )?(?:TABLE|VIEW|INDEX|DATABASE|FUNCTION|TRIGGER)\b/im,
    ],
    [5, /^\s*WITH (?:RECURSIVE )?\w+(?: *\([^)]*\))? AS \(/im],
    [2, /\b(?:INNER|LEFT|RIGHT|FULL)? ?JOIN \w+.* ON\b|\bGROUP BY\b|\bORDER BY\b/],
  ],
  css: [
    [5, /^\s*(?:[.#:*@a-z][\w\s.#:,>+~*[\]="'()-]*)\{\s*(?:\/\*[\s\S]*?\*\/\s*)?(?:--)?[a-z-]+\s*:[^;{}]+[;}]/im],
    [5, /^\s*@(?:media|import|keyframes|font-face|supports|layer|container)\b/m],
    [3, /^\s*--[\w-]+\s*:/m],
    [2, /:\s*(?:#[0-9a-f]{3,8}\b|-?[\d.]+(?:px|rem|em|vh|vw|%)|var\(--)/i],
  ],
  bash: [
    [3, /^\s*(?:if|while) \[\[? .* \]\]?; *(?:then|do)\s*$/m],
    [3, /^\s*(?:fi|done|esac)\s*(?:[;|&#].*)?$/m],
    [
      3,
      /^\s*(?:sudo|apt(?:-get)?|npm|npx|pip3?|git|docker|curl|wget|chmod|mkdir|cd|ssh|brew|yarn|pnpm|cargo|kubectl|tar|grep|rsync)(?: +[\w./:@~$"'*=-]+)+(?:\s*(?:[|&\\>].*)?)$/m,
    ],
    [3, /^\s*(?:export )?[A-Z_][A-Z0-9_]*=(?:["'$\w/~-]|$)/m],
    [3, /\$\(\w[^)]*\)|\$\{\w+[:%#/}]/],
    [2, /^\s*echo\s+["'$\w-]/m],
    [2, /^\$ \w/m],
    [2, /^\w+\(\) \{\s*$/m],
  ],
  yaml: [
    [4, /^---\s*$/m],
    [3, /^[\w./-]+:\s*(?:[|>][+-]?)?\s*\n(?: +|\s*- )(?:[\w./"'-]+:|- )/m],
    [2, /^\s*- [\w.-]+: \S/m],
    [2, /^[\w-]+: [^{[\n;]*\n[\w-]+:(?: |\s*$)/m],
  ],
  markdown: [
    [3, /^#{1,6} \S/m],
    [3, /^```\w*\s*$/m],
    [3, /\[[^\]\n]+\]\((?:https?:|\/|#|\.)[^)\n]*\)/],
    [2, /^\s*[-*+] (?:\[[ x]\] )?\S.*\n\s*[-*+] \S/m],
    [2, /\*\*[^*\n]+\*\*/],
    [3, /^\|.*\|\s*\n\|[ :|-]+\|\s*$/m],
    [1, /^> \S/m],
  ],
};

/** A score below this decides nothing. */
const ENOUGH = 3;

/**
 * Detects the language a text is most likely written in: by its #! line, its first characters, complete JSON, lines
 * that only one language has, and then by highlight.js's own guess. Prose is 'plain'.
 */
export function detect(text: string, guess: Guess): Language {
  const whole = headOf(text)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (whole === '') return 'plain';
  if (looksLikeJson(whole, text.length > HEAD)) return 'json';
  const start = shortened(whole);
  if (start.startsWith('#!')) {
    const line = start.split('\n', 1)[0] ?? '';
    return INTERPRETERS.find(([pattern]) => pattern.test(line))?.[1] ?? 'bash';
  }
  const begun = BEGINNINGS.find(([pattern]) => pattern.test(start))?.[1];
  if (begun) return begun === 'html' && /<\?(?:php|=)/.test(start) ? 'php' : begun;

  const scores = scoresOf(start);
  const [best, second] = scores;
  if (best && best.score >= ENOUGH && best.score > (second?.score ?? 0)) return best.language;
  const guessed = guess(start);
  // On a tie the guess decides; without any evidence it must be much surer of one language than of the next.
  const tied = scores.filter(({ score }) => score === best?.score && score >= ENOUGH);
  if (tied.length > 0)
    return (tied.find(({ language }) => language === guessed.language) ?? tied[0])?.language ?? 'plain';
  const supported = scores.some(({ language }) => language === guessed.language);
  return isCode(start) && guessed.sure >= (supported ? 4 : 8) && guessed.sure > guessed.next * 1.15
    ? guessed.language
    : 'plain';
}

function scoresOf(text: string): readonly { readonly language: Language; readonly score: number }[] {
  const score = (language: Language): number =>
    (EVIDENCE[language] ?? []).reduce((sum, [weight, pattern]) => (pattern.test(text) ? sum + weight : sum), 0);
  const found = new Map<Language, number>();
  for (const language of DECIDED) {
    const sum = score(language);
    if (sum > 0) found.set(language, sum);
  }
  // What is valid JavaScript is also valid TypeScript, and most C is valid C++: the larger language needs evidence of
  // its own.
  for (const [larger, smaller] of LARGER) {
    const own = found.get(larger) ?? 0;
    if (own >= ENOUGH) found.set(larger, own + (found.get(smaller) ?? 0));
  }
  return [...found].map(([language, sum]) => ({ language, score: sum })).sort((a, b) => b.score - a.score);
}

const LARGER: readonly (readonly [Language, Language])[] = [
  ['ts', 'js'],
  ['cpp', 'c'],
];
const DECIDED: readonly Language[] = [
  'python',
  'js',
  'ts',
  'java',
  'c',
  'cpp',
  'go',
  'rust',
  'php',
  'sql',
  'css',
  'bash',
  'yaml',
  'markdown',
];

function looksLikeJson(start: string, isCut: boolean): boolean {
  if (!/^[{[]/.test(start)) return false;
  if (isCut)
    return /^[{[]\s*(?:"(?:[^"\\\n]|\\.)*"\s*[:,\]]|[{[]\s*["{[\d\]}-]|-?\d|true\b|false\b|null\b)/.test(start);
  try {
    JSON.parse(start);
    return true;
  } catch {
    return /^[{[]\s*(?:"(?:[^"\\\n]|\\.)*"\s*:|\{\s*"(?:[^"\\\n]|\\.)*"\s*:)/.test(start);
  }
}

/** Some line ends or begins as code does and prose doesn't. */
const isCode = (text: string): boolean => /[;{}]\s*$|^\s*[<@#$}]|\w\(.*\)|=[^=]/m.test(text);

/** Long lines and many blank ones add no evidence, and regular expressions would be slow on them. */
const shortened = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => (line.trim() === '' ? '' : line.replace(/\s{40,}/g, ' ').slice(0, LONGEST)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');

const LONGEST = 300;

function headOf(text: string): string {
  if (text.length <= HEAD) return text;
  const end = text.lastIndexOf('\n', HEAD);
  return text.slice(0, end > HEAD / 2 ? end : HEAD);
}
