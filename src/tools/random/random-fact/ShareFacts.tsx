import type { ReactNode } from 'react';
import { textCard } from '../../../browser/image/text-card';
import type { Form } from '../../../kinds/form/form';
import { CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import { withSources, wrapWords, type NamedSource } from './sources';

/** At 60 pixels, about as many characters as fit on a line of the card. */
const LINE = 34;
/** An image of more facts would be too tall for a message. */
const MOST_ON_CARD = 5;

/** An empty line between two facts on the card. */
const GAP = { text: ' ', size: 32 };

interface Props {
  form: Form;
  texts: readonly string[];
  sources: readonly NamedSource[];
}

/** Buttons that copy or share the facts with their sources, and that make an image of them. */
export function ShareFacts({ form, texts, sources }: Props): ReactNode {
  const { own } = form.props.strings;
  const text = () => withSources(texts, sources);
  const openShareSheet = async () => {
    try {
      await navigator.share({ text: text() });
    } catch {
      // The share sheet was closed without sending: no message is needed.
    }
  };
  const card = () =>
    textCard(
      texts.flatMap((fact, place) => [
        ...(place > 0 ? [GAP] : []),
        ...wrapWords(fact, LINE).map((line) => ({ text: line, size: 60 })),
        { text: sources[place]?.name ?? '', size: 40, muted: true },
      ]),
    );
  return (
    <div className="actions">
      <CopyButton form={form} text={text} {...(own?.copy !== undefined && { label: own.copy })} />
      {/* The results appear only in the browser, so nothing differs from the HTML of the page. */}
      {typeof navigator.share === 'function' && (
        <button type="button" className="quiet" onClick={() => void openShareSheet()}>
          {own?.share}
        </button>
      )}
      {texts.length <= MOST_ON_CARD && (
        <DownloadButton form={form} name={`${form.props.slug}.png`} content={card} label={own?.card ?? ''} />
      )}
    </div>
  );
}
