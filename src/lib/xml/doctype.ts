const DOCTYPE_PART = /["'>\]]|\[|<!--|<\?/g;

/** Behind a DOCTYPE's `>`, over quotes, comments and the internal subset; −1 where it is never closed. */
export function doctypeEnd(text: string, start: number): number {
  let inside = false;
  DOCTYPE_PART.lastIndex = start + 9;
  for (let part = DOCTYPE_PART.exec(text); part; part = DOCTYPE_PART.exec(text)) {
    const [sign] = part;
    if (sign === '>') {
      if (!inside) return part.index + 1;
      continue;
    }
    if (sign === '[' || sign === ']') {
      inside = sign === '[';
      continue;
    }
    const closing = sign === '<!--' ? '-->' : sign === '<?' ? '?>' : sign;
    const end = text.indexOf(closing, DOCTYPE_PART.lastIndex);
    if (end < 0) return -1;
    DOCTYPE_PART.lastIndex = end + closing.length;
  }
  return -1;
}
