import type { Lang } from '../../i18n/languages';
import type { UiStrings } from '../form/ui-strings';
import type { Fields } from './fields';
import type { Declared } from './tool';

/** A tool's own strings in the page's language, with their types erased. */
export interface AnyStrings {
  readonly labels: Readonly<Record<string, string | undefined>>;
  readonly hints?: Readonly<Record<string, string | undefined>>;
  readonly placeholders?: Readonly<Record<string, string | undefined>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly problems?: Readonly<Record<string, string>>;
  readonly notes?: Readonly<Record<string, string>>;
  readonly steps?: Readonly<Record<string, string>>;
  readonly terms?: Readonly<Record<string, string>>;
  readonly action?: string;
  readonly own?: Readonly<Record<string, string>>;
}

/**
 * What a page contains for the standard form, which imports the tool: of its declaration only the fields that differ on the
 * page, in the order of their choices or in the currency.
 */
export type StandardProps = Omit<IslandProps, 'declared'> & { readonly fields?: Fields };

/** The props of every tool's component. */
export interface IslandProps {
  /** 'text/reverse-text' */
  readonly id: string;
  readonly lang: Lang;
  /** The tool's declaration as this page has it. */
  readonly declared: Declared;
  readonly words: UiStrings;
  readonly strings: AnyStrings;
  /** Canonical values by field name. */
  readonly preset: Readonly<Record<string, string>>;
  /** Examples that fill the form: what the chip says, and the fragment of the link. */
  readonly samples: readonly { readonly text: string; readonly fragment: string }[];
  /** The page's slug, which names downloads: 'reverse-text'. */
  readonly slug: string;
  /** Loads all of the tool's strings in the page's language; the island adds it to what the page contains. */
  readonly loadStrings?: (lang: Lang) => Promise<AnyStrings | undefined>;
}
