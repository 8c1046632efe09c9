import { Fragment, type ReactNode } from 'react';
import { plain, type Block, type LegalText } from './document';

/**
 * A legal text as it looks on a page. Every piece of it is text, so nothing that was typed becomes markup. The line breaks
 * between the elements are in its text content, and so in what is copied (`wordsOf`).
 */
export function LegalView({ text, level = 2 }: { text: LegalText; level?: 1 | 2 }): ReactNode {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <Title>{plain(text.title)}</Title>
      {text.blocks.map((block, index) => (
        <Fragment key={`${index}`}>
          {'\n\n'}
          <Part block={block} level={level} />
        </Fragment>
      ))}
    </>
  );
}

function Part({ block, level }: { block: Block; level: 1 | 2 }): ReactNode {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.lines.map((line, index) => (
          <Fragment key={plain(line)}>
            {index > 0 && '\n'}
            <li>{plain(line)}</li>
          </Fragment>
        ))}
      </ul>
    );
  }
  const Tag = block.kind === 'paragraph' ? 'p' : level === 1 ? 'h2' : 'h3';
  return <Tag>{plain(block.line)}</Tag>;
}
