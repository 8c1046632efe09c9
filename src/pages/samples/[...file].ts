import type { APIRoute } from 'astro';
import type { SampleFile } from '../../kinds/contract';
import { sampleFiles } from '../../layouts/tool-registry';

export const getStaticPaths = () =>
  sampleFiles().map(({ path, file }) => ({ params: { file: path }, props: { file } }));

/** An input file of an example, which a press on the example loads. */
export const GET: APIRoute<{ file: SampleFile }> = ({ props: { file } }) => {
  const bytes = file.base64 === undefined ? file.text : Buffer.from(file.base64, 'base64');
  return new Response(bytes, { headers: { 'content-type': file.type } });
};
