/** A brand’s logo, as one filled path on a grid of 24 × 24. */
export interface Logo {
  readonly path: string;
  /** The brand’s color: '181717'. */
  readonly hex: string;
  /** The web page that it was drawn from. */
  readonly source: string;
  /** The web page that says how the brand wants it to be used. */
  readonly guidelines?: string;
  /** The logo’s own license, where Simple Icons lists one: an SPDX identifier or 'custom', and the address of its text. */
  readonly license?: { readonly type: string; readonly url: string };
}

/** The name of a brand’s icon, the brand’s name, and other names that it is found by. */
export type BrandName = readonly [name: string, title: string, ...others: readonly string[]];

/** A file with the logos from one name to the next file’s. */
export interface LogoFile {
  readonly first: string;
  readonly load: () => Promise<{ readonly default: Readonly<Record<string, Logo>> }>;
}
