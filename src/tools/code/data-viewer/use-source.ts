import { useEffect, useState } from 'react';
import type { Form } from '../../../kinds/form/form';
import { JsonSource } from './json-source';
import type { TreeSource } from './source';
import { XmlSource } from './xml-source';

/** The document behind the tree of the form's outcome. `isRead`: it belongs to the current outcome, not to the one before. */
export function useSource(form: Form): { readonly source: TreeSource | undefined; readonly isRead: boolean } {
  const given = form.outcome?.values.tree;
  const [read, setRead] = useState<{ readonly of: unknown; readonly source: TreeSource | undefined }>();

  useEffect(() => {
    let current = true;
    const show = (source?: TreeSource) => {
      if (current) setRead({ of: given, source });
    };
    sourceOf(given).then(show, (error: unknown) => {
      console.error(error);
      show();
    });
    return () => {
      current = false;
    };
  }, [given]);

  return {
    source: form.outcome === undefined ? undefined : read?.source,
    isRead: given === undefined || read?.of === given,
  };
}

/** The document behind the tree: its text and the index that the worker created. */
async function sourceOf(given: unknown): Promise<TreeSource | undefined> {
  if (!Array.isArray(given)) return undefined;
  const [text, cells]: { name?: unknown; blob?: unknown }[] = given;
  if (!(text?.blob instanceof Blob) || !(cells?.blob instanceof Blob)) return undefined;
  const index = new Int32Array(await cells.blob.arrayBuffer());
  return text.name === 'json'
    ? new JsonSource(new Uint8Array(await text.blob.arrayBuffer()), index)
    : new XmlSource(await text.blob.text(), index);
}
