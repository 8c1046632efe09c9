/** Returns a function that gives words that differ only in the apostrophe (don't, don’t) the spelling that came first. */
export function firstSpelling(): (word: string) => string {
  const spellings = new Map<string, string>();
  return (word) => {
    const straight = word.replaceAll('’', "'");
    if (!straight.includes("'")) return word;
    const first = spellings.get(straight);
    if (first === undefined) spellings.set(straight, word);
    return first ?? word;
  };
}
