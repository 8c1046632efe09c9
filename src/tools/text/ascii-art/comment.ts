export type Comment = 'none' | 'slashes' | 'hash' | 'block' | 'html';

export interface Commented {
  readonly text: string;
  /** The drawing held what ends the comment, so it was drawn apart. */
  readonly broken: boolean;
}

/** A drawing as a comment of a program or a page; a sign in it that would end the comment gets a space. */
export function asComment(art: string, comment: Comment): Commented {
  switch (comment) {
    case 'slashes':
      return { text: art.replace(/^/gm, '// '), broken: false };
    case 'hash':
      return { text: art.replace(/^/gm, '# '), broken: false };
    case 'block':
      return between('/*', art, '*/', /\*(?=\/)/g);
    case 'html':
      // Any two hyphens before > end it, and --! as well (HTML, 13.1.6).
      return between('<!--', art, '-->', /--(?=!?>)/g);
    default:
      return { text: art, broken: false };
  }
}

function between(open: string, art: string, close: string, ending: RegExp): Commented {
  const apart = art.replace(ending, '$& ');
  return { text: `${open}\n${apart}\n${close}`, broken: apart !== art };
}
