import type { ReactNode } from 'react';
import { plain, type LegalText } from '../../../formats/legal-text/document';
import { write } from '../../../formats/legal-text/write';
import type { Form } from '../../form/form';
import { DownloadButton } from '../Buttons';

/** Buttons that save a legal text as PDF and Word, or print it. Their label for printing is the tool's own `print`. */
export function LegalFiles({ form, text, name }: { form: Form; text: LegalText; name: string }): ReactNode {
  const title = plain(text.title);
  const pdf = async () => {
    const { writePdf } = await import('../../../formats/legal-text/write-pdf');
    return new Blob([await writePdf(text, title)], { type: 'application/pdf' });
  };
  const docx = async () => (await import('../../../formats/legal-text/write-docx')).writeDocx(text, title);
  return (
    <>
      <DownloadButton form={form} name={`${name}.pdf`} content={pdf} label="PDF" />
      <DownloadButton form={form} name={`${name}.docx`} content={docx} label="DOCX" />
      <button type="button" className="quiet" onClick={() => void print(text)}>
        {form.props.strings.own?.print}
      </button>
    </>
  );
}

/** Loaded later, as on every page: shared by few, it would otherwise move into this family's file. */
async function print(text: LegalText): Promise<void> {
  const { printPage } = await import('../../../browser/print-page');
  printPage(pageOf(text));
}

const STYLE =
  'body{font:12pt/1.5 Georgia,serif;max-width:40em;margin:auto}table{border-collapse:collapse}th,td{border:1px solid;padding:.3em;text-align:start;vertical-align:top}';

const pageOf = (text: LegalText): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${write(text, 'html')}`;
