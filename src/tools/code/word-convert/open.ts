import { problem } from '../../../kinds/contract';
import { DOCX_LIMITS, openDocx } from '../../../formats/docx/open-docx';

/** A Word document's bytes, or why it cannot be opened. */
export async function openDocument(file: File) {
  const { name, size } = file;
  const opened = await openDocx(file);
  if (typeof opened !== 'string') return opened;
  if (opened === 'tooLarge') {
    const limit = DOCX_LIMITS.megabytes;
    return problem(opened, { name, limit, size: Math.ceil(size / 1e5) / 10 }, 'input');
  }
  if (opened === 'bomb') return problem(opened, { name, limit: DOCX_LIMITS.unpackedMegabytes }, 'input');
  return problem(opened, { name }, 'input');
}
