import { useState, type ReactNode } from 'react';

interface Props {
  values: Readonly<Record<string, unknown>>;
  own: Readonly<Record<string, string>>;
}

interface Shown {
  readonly title: string;
  readonly description: string;
  readonly host: string;
  /** 'example.com › blog › post' */
  readonly crumbs: string;
  readonly site: string;
  readonly alt: string;
  /** '' until the visitor has asked for it. */
  readonly picture: string;
}

const flat = (value: unknown): string =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A search result and three cards, made of text. The picture is fetched only when the visitor asks for it, because its
 * site sees the request.
 */
export default function Previews({ values, own }: Props): ReactNode {
  const [loaded, setLoaded] = useState('');
  const image = flat(values.image);
  const address = flat(values.url);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.host.replace(/^www\./, '') ?? 'example.com';
  const shown: Shown = {
    title: flat(values.title),
    description: flat(values.description),
    host,
    crumbs: [host, ...(url?.pathname.split('/').filter((part) => part !== '') ?? []).map(readable)].join(' › '),
    site: flat(values.siteName) || host,
    alt: flat(values.imageAlt),
    picture: loaded === image ? image : '',
  };
  const can = /^https:\/\/[^/\s]/i.test(image) && URL.canParse(image);
  const shares = values.type !== 'none';
  return (
    <section className="previews">
      <Preview label={own.search}>
        <Search shown={shown} />
      </Preview>
      {(shares || values.twitterCard !== 'none') && can && shown.picture === '' && (
        <p className="hint">
          <button type="button" onClick={() => setLoaded(image)}>
            {own.loadImage}
          </button>{' '}
          {own.imageHint}
        </p>
      )}
      <div className="cards">
        {values.twitterCard !== 'none' && shares && (
          <Preview label="X">
            {values.twitterCard === 'summary' ? (
              <Small shown={shown} own={own} />
            ) : (
              <Large shown={shown} own={own} look="x" />
            )}
          </Preview>
        )}
        {shares && (
          <Preview label="Facebook">
            <Large shown={shown} own={own} look="facebook" />
          </Preview>
        )}
        {shares && (
          <Preview label="LinkedIn">
            <Large shown={shown} own={own} look="linkedin" />
          </Preview>
        )}
      </div>
      <p className="hint">{own.previewHint}</p>
    </section>
  );
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Preview({ label, children }: { label: string | undefined; children: ReactNode }): ReactNode {
  return (
    <figure>
      <figcaption className="label">{label}</figcaption>
      {children}
    </figure>
  );
}

function Search({ shown }: { shown: Shown }): ReactNode {
  return (
    <div className="search-result" dir="auto">
      <p className="from">
        <span>{shown.site}</span>
        <span>{shown.crumbs}</span>
      </p>
      <p className="title">{shown.title}</p>
      <p className="text">{shown.description}</p>
    </div>
  );
}

function Picture({ shown, own, square = false }: { shown: Shown; own: Props['own']; square?: boolean }): ReactNode {
  return (
    <div className={square ? 'picture square' : 'picture'}>
      {shown.picture === '' ? (
        <span>{own.noImage}</span>
      ) : (
        <img src={shown.picture} alt={shown.alt} referrerPolicy="no-referrer" decoding="async" />
      )}
    </div>
  );
}

function Large({
  shown,
  own,
  look,
}: {
  shown: Shown;
  own: Props['own'];
  look: 'x' | 'facebook' | 'linkedin';
}): ReactNode {
  return (
    <div className={`social-card ${look}`} dir="auto">
      <Picture shown={shown} own={own} />
      <div>
        {look === 'facebook' && <p className="host">{shown.host}</p>}
        <p className="title">{shown.title}</p>
        {look === 'facebook' && <p className="text">{shown.description}</p>}
        {look === 'linkedin' && <p className="host">{shown.host}</p>}
      </div>
      {look === 'x' && <p className="host">{shown.host}</p>}
    </div>
  );
}

function Small({ shown, own }: { shown: Shown; own: Props['own'] }): ReactNode {
  return (
    <div className="social-card small" dir="auto">
      <Picture shown={shown} own={own} square />
      <div>
        <p className="host">{shown.host}</p>
        <p className="title">{shown.title}</p>
        <p className="text">{shown.description}</p>
      </div>
    </div>
  );
}
