/**
 * Letters and symbols that look like others seen in a mirror. A convention, not part of Unicode: by shape, from Unicode
 * 17.0's charts (Latin Extended-D has reversed F and P, IPA has reversed e, letterlike symbols reversed L), read
 * 2026-11-21. All are written from left to right or have no direction, so that they do not change the order. Not
 * included: letters that are their own mirror image (A, H, o, x) and those whose mirror image is not in fonts (g, j,
 * Z).
 */
const BOTH_WAYS = 'bd pq () [] {} <> «» ‹› “” ‘’ /\\ →←'.split(' ');
const ONE_WAY = 'aɒ cɔ eɘ fꟻ hʜ kʞ nᴎ rя sꙅ tƚ Bᙠ CƆ Dᗡ EƎ Fꟻ Kꓘ L⅃ NИ Pꟼ RЯ SƧ 3Ɛ ?⸮ ;⁏'.split(' ');

/** Maps each letter to its mirror image and back; ꟻ maps back to the uppercase letter. */
export const MIRRORED: ReadonlyMap<string, string> = new Map(
  [...ONE_WAY.map((pair) => [...pair].toReversed().join('')), ...ONE_WAY, ...BOTH_WAYS].flatMap((pair) => {
    const [from = '', to = ''] = pair;
    const there: [string, string] = [from, to];
    const back: [string, string] = [to, from];
    return BOTH_WAYS.includes(pair) ? [there, back] : [there];
  }),
);
