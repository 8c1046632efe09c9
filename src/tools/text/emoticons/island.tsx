import type { ReactNode } from 'react';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { GalleryFrame } from '../../../kinds/parts/gallery/GalleryFrame';
import { useStoredList } from '../../../kinds/parts/results/stored-list';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { markdownOf } from './markdown';
import logic from './tool';

/** Faces of any width: a tap copies one; beside the grid it can be kept, or copied with Markdown escapes. */
export default function Emoticons(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { words, strings } = props;
  const own = strings.own ?? {};
  const [favourites, toggle] = useStoredList(`favourites:${props.id}`);
  return (
    <GalleryFrame
      form={form}
      className="faces"
      pinned={[{ id: 'favourites', heading: words['label.favourites'], texts: favourites }]}
      panel={({ text, label }, copy) => {
        const markdown = markdownOf(text);
        const isFavourite = favourites.includes(text);
        return (
          <>
            <p className="gallery-large long" aria-hidden="true">
              {text}
            </p>
            <h2 className="label">{typeof label === 'string' ? label : text}</h2>
            <div className="actions">
              <button type="button" className="primary" onClick={() => void copy(text)}>
                {words['action.copy']}
              </button>
              <button type="button" onClick={() => toggle(text)}>
                {isFavourite ? `★ ${own.unfavourite}` : `☆ ${own.favourite}`}
              </button>
            </div>
            <p className="hint">{markdown === text ? own.sameHint : own.markdownHint}</p>
            {markdown !== text && <code>{markdown}</code>}
            <div className="actions">
              <CopyButton form={form} text={() => markdown} label={own.markdown ?? ''} />
            </div>
          </>
        );
      }}
    />
  );
}
