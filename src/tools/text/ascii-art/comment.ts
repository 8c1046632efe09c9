export type Comment = 'none' | 'slashes' | 'hash' | 'block' | 'html';

export interface Commented {
  readonly text: string;
  /** The drawing contained the end of the comment, so a space was inserted. */
  readonly broken: boolean;
}

/**
 * Writes a drawing as a comment of a program or a page; where it contains the end of the comment, a space is inserted.
 */
export function asComment(art: string, comment: Comment): Commented {
  switch (comment) {
    case 'slashes':
      return { text: art.replace(/^/gm, '// '), broken: false };
    case 'hash':
      return { text: art.replace(/^/gm, '# '), broken: false };
    case 'block':
      return between('/*', art, '*/', /\*(?=\/)/g);
    case 'html':
      // Any two hyphens before > end the comment, and so does --! (HTML, 13.1.6).
      return between('<!--', art, '-->', /--(?=!?>)/g);
    default:
      return { text: art, broken: false };
  }
}

function between(open: string, art: string, close: string, ending: RegExp): Commented {
  const escaped = art.replace(ending, '$& ');
  return { text: `${open}\n${escaped}\n${close}`, broken: escaped !== art };
}
