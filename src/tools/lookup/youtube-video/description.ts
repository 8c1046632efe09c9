/** Addresses of the web in a text, each once; punctuation that ends a sentence is not part of one. */
export function linksIn(text: string): readonly string[] {
  const found = Array.from(text.matchAll(/https?:\/\/[^\s<>"“”]+/gi), ([link]) => trimmed(link));
  return [...new Set(found)];
}

function trimmed(link: string): string {
  let end = link.length;
  for (;;) {
    const last = link[end - 1] ?? '';
    const isClosing = last === ')' && count(link.slice(0, end), ')') > count(link.slice(0, end), '(');
    if (!isClosing && !/[.,;:!?'’*\]}…]/.test(last)) return link.slice(0, end);
    end--;
  }
}

const count = (text: string, character: string): number => text.split(character).length - 1;

/** Hashtags outside of addresses, each once, in the spelling that comes first. */
export function hashtagsIn(text: string): readonly string[] {
  const plain = text.replace(/https?:\/\/\S+/gi, ' ');
  const found = Array.from(plain.matchAll(/(?<![\p{L}\p{N}_&])#([\p{L}\p{M}\p{N}_]+)/gu), ([tag]) => tag);
  const seen = new Set<string>();
  return found.filter((tag) => {
    const key = tag.toLowerCase();
    return /[^\p{N}_#]/u.test(tag) && !seen.has(key) && seen.add(key);
  });
}

const CHAPTER = /^[\s\p{P}\p{S}]*?((?:\d+:)?[0-5]?\d:[0-5]\d)[\s\p{Pd}:|)\].]*(.*)$/u;
const SHORTEST_CHAPTER_S = 10;
const FEWEST_CHAPTERS = 3;

/**
 * Chapters by YouTube's rule: the first at 0:00, at least three, ascending, each at least 10 seconds long. Otherwise none.
 */
export function chaptersIn(description: string): readonly string[] {
  const found = description.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, time = '', title = ''] = CHAPTER.exec(line) ?? [];
    return time === '' || title.trim() === '' ? [] : [{ time, title: title.trim(), seconds: secondsOf(time) }];
  });
  const isChapters =
    found.length >= FEWEST_CHAPTERS &&
    found[0]?.seconds === 0 &&
    found.every(({ seconds }, at) => at === 0 || seconds - (found[at - 1]?.seconds ?? 0) >= SHORTEST_CHAPTER_S);
  return isChapters ? found.map(({ time, title }) => `${time} ${title}`) : [];
}

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
