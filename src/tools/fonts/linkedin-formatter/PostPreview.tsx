import { useState, type ReactNode } from 'react';
import { cutPost } from './cut';

/** The preview of a long post ends here; the result below contains all of it. */
const SHOWN = 5_000;

/** The post as shown in a feed: its beginning, and the rest on demand. */
export function PostPreview({ post, words }: { post: string; words: Readonly<Record<string, string>> }): ReactNode {
  const [open, setOpen] = useState(false);
  const head = cutPost(post);
  const whole = post.length > SHOWN ? `${post.slice(0, SHOWN)}…` : post;
  return (
    <section className="post" aria-label={words.preview}>
      <h2 className="label">{words.preview}</h2>
      <div className="post-card">
        <div className="post-author" aria-hidden="true">
          <span className="post-face" />
          <span>
            <strong>{words.name}</strong>
            <span className="hint">{words.headline}</span>
          </span>
        </div>
        {post === '' ? (
          <p className="hint">{words.waiting}</p>
        ) : (
          <p className="post-text" dir="auto">
            {head === undefined || open ? whole : head}
            {head !== undefined && (
              <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? words.less : words.more}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
