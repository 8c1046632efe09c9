import { LANGS, type Lang } from '../i18n/languages';

/** What a page tells its layout. */
export interface Page {
  readonly lang: Lang;
  /** The address without the base: '/about/'. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The same page in other languages, itself included: path by language. */
  readonly alternates?: Partial<Record<Lang, string>>;
  readonly noindex?: boolean;
  /** No site that is opened from here hears of it. */
  readonly noReferrer?: boolean;
  /** Structured data, as objects of schema.org. */
  readonly jsonLd?: readonly object[];
  /** A named route guard; an unknown name stops the build. */
  readonly guard?: string;
  /** A colour mode that this page forces. */
  readonly colour?: 'light' | 'dark';
  /** Origins that this page asks on the visitor's command: nothing else may be connected to. */
  readonly connect?: readonly string[];
  /** The page compiles WebAssembly (codecs). */
  readonly wasm?: boolean;
  /** The page shows pictures of other sites where the visitor asks for them. */
  readonly pictures?: boolean;
  /** The page asks an address that the visitor types: any that is reached by https. */
  readonly far?: boolean;
  readonly type?: 'website' | 'article';
}

export const GUARDS = ['avoid-loggedin', 'avoid-loggedout'] as const;

/** The guard's name, checked: a page with an unknown one is not built. */
export function guardName(name: string | undefined): string | undefined {
  if (name !== undefined && !GUARDS.some((guard) => guard === name)) throw new Error(`Unknown route guard: ${name}`);
  return name;
}

/** Where the language switch leads: the same page, or else that language's home. */
export function languageLinks(page: Page): readonly { lang: Lang; path: string; same: boolean }[] {
  return LANGS.map((lang) => {
    const same = page.alternates?.[lang];
    return { lang, path: same ?? (lang === 'en' ? '/' : `/${lang}/`), same: same !== undefined };
  });
}
