import { useEffect, useRef, type ReactNode } from 'react';
import { fill, formatNumber } from '../../../i18n/format';
import { copyText, download } from '../../../kinds/parts/parts';
import type { Form } from '../../../kinds/form/form';
import { useUrls, type Shown } from './use-urls';

const isPng = ({ blob }: { blob: Blob }): boolean => blob.type === 'image/png';

/** The picture, its size, and its buttons. */
export function Picture({ form }: { form: Form }): ReactNode {
  const { props, outcome } = form;
  const { strings, lang } = props;
  const own = strings.own ?? {};
  const { lines, imageWidth, imageHeight } = outcome?.values ?? {};
  const preview = useUrls(outcome?.values.preview);
  const image = useUrls(outcome?.values.image);
  const pngs = image.filter(isPng);
  const code = form.valueOf('input');
  const more = preview.length > 0 && pngs.length === 0;

  return (
    <div className="snapshot-picture">
      <figure className="snapshot-frame" data-stale={form.stale ? '' : undefined}>
        {preview.length > 0 ? (
          preview.map(({ name, url }, at) => (
            <img
              key={at}
              src={url}
              alt={code}
              className={preview.length > 1 ? (at === 0 ? 'on-light' : 'on-dark') : undefined}
              data-name={name}
              width={Number(imageWidth)}
              style={more ? undefined : { aspectRatio: `${Number(imageWidth)} / ${Number(imageHeight)}` }}
            />
          ))
        ) : (
          <div className="snapshot-blank" aria-hidden="true">
            <div>
              <i />
              <p>{lines === undefined ? own.blank : ''}</p>
            </div>
          </div>
        )}
        {more && (
          <figcaption className="snapshot-more">{fill(own.goesOn ?? '', { lines: Number(lines) }, lang)}</figcaption>
        )}
      </figure>
      <PictureButtons form={form} image={image} hidden={preview.length === 0} />
      <p className="hint snapshot-figures">
        <span hidden={lines === undefined}>
          {strings.labels.lines}: <Figure form={form} name="lines" />
        </span>
        <span hidden={imageWidth === undefined}>
          <Figure form={form} name="imageWidth" /> × <Figure form={form} name="imageHeight" /> {own.by}
        </span>
        {image.map(({ name, url }) => (
          <output key={name} name="image" aria-live="off" data-value={name} data-href={url}>
            <a href={url} download={name}>
              {name}
            </a>
          </output>
        ))}
      </p>
    </div>
  );
}

interface PictureButtonsProps {
  form: Form;
  /** The complete picture's files, if it has been drawn. */
  image: readonly Shown[];
  hidden: boolean;
}

function PictureButtons({ form, image, hidden }: PictureButtonsProps): ReactNode {
  const { words, strings } = form.props;
  const own = strings.own ?? {};
  const pngs = image.filter(isPng);
  const wait = useCompletePicture(form, pngs);
  const savePng = async () => {
    try {
      for (const { name, blob } of await wait()) download(name, blob);
      form.announce(words['status.downloaded']);
    } catch {
      // The form already shows why there is no picture.
    }
  };
  const saveSvg = () => {
    const svg = image.find((file) => !isPng(file));
    if (!svg) return;
    download(svg.name, svg.blob);
    form.announce(words['status.downloaded']);
  };
  const copyPicture = async () => {
    try {
      // The clipboard item gets a promise, so that the write happens within the click even while the picture is being
      // drawn.
      const blob = wait().then(
        (files) => shownOf(files)?.blob ?? Promise.reject(new Error('There is no picture to copy')),
      );
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      form.announce(own.pictureCopied ?? '');
    } catch {
      form.announce(own.pictureRefused ?? '');
    }
  };
  const canSend =
    pngs.length > 0 &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], 'code.png', { type: 'image/png' })] });

  return (
    <div className="actions" hidden={hidden}>
      <button type="button" className="primary" onClick={() => void savePng()}>
        {own.png}
      </button>
      <button type="button" onClick={saveSvg}>
        {own.svg}
      </button>
      {!hidden && typeof ClipboardItem !== 'undefined' && (
        <button type="button" onClick={() => void copyPicture()}>
          {own.copyPicture}
        </button>
      )}
      {canSend && (
        <button type="button" onClick={() => void openShareSheet(pngs)}>
          {own.send}
        </button>
      )}
      <button
        type="button"
        className="quiet"
        onClick={() =>
          void copyText(form.valueOf('input')).then((done) =>
            form.announce(done ? words['status.copied'] : words['error.clipboard']),
          )
        }
      >
        {own.copyAlt}
      </button>
    </div>
  );
}

/** Of a light and a dark picture, the one that fits the page. */
const shownOf = (files: readonly Shown[]) => files[files.length > 1 && isDarkPage() ? 1 : 0];

async function openShareSheet(pngs: readonly Shown[]): Promise<void> {
  const files = pngs.map(({ name, blob }) => new File([blob], name, { type: blob.type }));
  try {
    await navigator.share({ files });
  } catch {
    // The share sheet was closed without sending: no message is needed.
  }
}

function Figure({ form, name }: { form: Form; name: string }): ReactNode {
  const value = form.outcome?.values[name];
  const { lang, strings } = form.props;
  return (
    <output
      name={name}
      aria-label={strings.labels[name]}
      aria-live="off"
      data-value={value === undefined ? undefined : Number(value)}
    >
      {value === undefined ? '' : formatNumber(Number(value), lang, 0)}
    </output>
  );
}

const isDarkPage = (): boolean => document.documentElement.dataset.color === 'dark';

/** Returns the complete picture as files: the existing ones, or those of a long picture once it has been drawn. */
function useCompletePicture(form: Form, pngs: readonly Shown[]): () => Promise<readonly Shown[]> {
  const waiting = useRef<PromiseWithResolvers<readonly Shown[]>>(undefined);
  useEffect(() => {
    if (pngs.length > 0) waiting.current?.resolve(pngs);
    else if (form.state === 'error') waiting.current?.reject(new Error('The picture could not be drawn'));
    else return;
    waiting.current = undefined;
  }, [pngs, form.state]);
  return () => {
    if (pngs.length > 0 && form.state !== 'working') return Promise.resolve(pngs);
    waiting.current ??= Promise.withResolvers<readonly Shown[]>();
    if (form.state !== 'working') form.submit({ whole: true });
    return waiting.current.promise;
  };
}
