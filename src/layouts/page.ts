import { LANGS, type Lang } from '../i18n/languages';

/** The facts that a page passes to its layout. */
export interface Page {
  readonly lang: Lang;
  /** The address without the base: '/about/'. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The same page in other languages, including itself: path by language. */
  readonly alternates?: Partial<Record<Lang, string>>;
  readonly noindex?: boolean;
  /** Sites that are opened from here get no referrer. */
  readonly noReferrer?: boolean;
  /** Structured data, as schema.org objects. */
  readonly jsonLd?: readonly object[];
  /** A named route guard; an unknown name stops the build. */
  readonly guard?: string;
  /** A color mode that this page forces. */
  readonly color?: 'light' | 'dark';
  /** Origins that this page contacts on the visitor's command: all other connections are blocked. */
  readonly connect?: readonly string[];
  /** The page compiles WebAssembly (codecs). */
  readonly wasm?: boolean;
  /** The page shows pictures of other sites if the visitor allows them. */
  readonly pictures?: boolean;
  /** The page requests an address that the visitor types: any site over HTTPS. */
  readonly far?: boolean;
  readonly type?: 'website' | 'article';
  /** The hue of the page's family of tools, in degrees of OKLCH. */
  readonly hue?: number;
}

export const GUARDS = ['avoid-loggedin', 'avoid-loggedout'] as const;

/** Checks a guard's name: an unknown one stops the build. */
export function guardName(name: string | undefined): string | undefined {
  if (name !== undefined && !GUARDS.some((guard) => guard === name)) throw new Error(`Unknown route guard: ${name}`);
  return name;
}

/** The targets of the language switch: the same page, otherwise that language's home page. */
export function languageLinks(page: Page): readonly { lang: Lang; path: string; same: boolean }[] {
  return LANGS.map((lang) => {
    const same = page.alternates?.[lang];
    return { lang, path: same ?? (lang === 'en' ? '/' : `/${lang}/`), same: same !== undefined };
  });
}
