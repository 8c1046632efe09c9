/**
 * Letters and signs that look like others seen in a mirror. A convention, no fact of Unicode: by shape, from Unicode 17.0's
 * charts (Latin Extended-D has reversed F and P, IPA has reversed e, letterlike symbols reversed L), read 2026-11-21. All are
 * written from left to right or have no direction, so that they do not upset the order. Letters that are their own mirror
 * image (A, H, o, x) and those without one that fonts have (g, j, Z) are not here.
 */
const BOTH_WAYS = 'bd pq () [] {} <> «» ‹› “” ‘’ /\\ →←'.split(' ');
const ONE_WAY = 'aɒ cɔ eɘ fꟻ hʜ kʞ nᴎ rя sꙅ tƚ Bᙠ CƆ Dᗡ EƎ Fꟻ Kꓘ L⅃ NИ Pꟼ RЯ SƧ 3Ɛ ?⸮ ;⁏'.split(' ');

/** Each with what it looks like in a mirror; the looks lead back to the letters, ꟻ to the capital. */
export const MIRRORED: ReadonlyMap<string, string> = new Map(
  [...ONE_WAY.map((pair) => [...pair].toReversed().join('')), ...ONE_WAY, ...BOTH_WAYS].flatMap((pair) => {
    const [from = '', to = ''] = pair;
    const there: [string, string] = [from, to];
    const back: [string, string] = [to, from];
    return BOTH_WAYS.includes(pair) ? [there, back] : [there];
  }),
);
