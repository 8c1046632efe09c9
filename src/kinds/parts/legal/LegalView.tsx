import { Fragment, type ReactNode } from 'react';
import { plain, rowLine, type Block, type LegalText } from '../../../formats/legal-text/document';

/** Below a title of level 1, and of level 2. */
const TAGS = { heading: ['h2', 'h3'], subheading: ['h3', 'h4'], paragraph: ['p', 'p'] } as const;

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
  if (block.kind === 'table') {
    return (
      <table>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={plain(rowLine(row))}>
              {row.map((cell, index) => (
                <td key={`${index}`}>{plain(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const Tag = TAGS[block.kind][level - 1] ?? 'p';
  return <Tag>{plain(block.line)}</Tag>;
}
