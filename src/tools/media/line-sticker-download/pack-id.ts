export type PackId = { readonly id: string } | { readonly fault: 'emojiShop' | 'themeShop' | 'noNumber' };

const STICKER = [
  /store\.line\.me\/stickershop\/product\/(\d+)/i,
  /line\.me\/S\/sticker\/(\d+)/i,
  /line:\/\/shop\/(?:sticker\/)?detail\/(\d+)/i,
  /stickershop\/v1\/product\/(\d+)\//i,
  /^\s*(\d{1,12})\s*$/,
];

/** Finds the number of a sticker pack in an address of LINE's store or a shared link; a number alone is accepted too. */
export function packIdOf(typed: string): PackId {
  if (/emojishop|\/S\/emoji\//i.test(typed)) return { fault: 'emojiShop' };
  if (/themeshop|\/S\/theme\//i.test(typed)) return { fault: 'themeShop' };
  for (const pattern of STICKER) {
    const [, id] = pattern.exec(typed) ?? [];
    if (id !== undefined) return { id: id.replace(/^0+(?=\d)/, '') };
  }
  return { fault: 'noNumber' };
}
