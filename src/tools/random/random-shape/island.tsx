import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { formatMessage } from '../../../kinds/contract/format-message';
import type { Term } from '../../../kinds/contract';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import logic from './tool';

/** The shapes, each with its picture and the files to download. */
export default function RandomShape(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { pictures, facts } = form.outcome?.values ?? {};
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return (
    <ToolForm
      form={form}
      className="random-shape"
      results={[
        {
          only: ['result', 'available', 'seedUsed'],
          extra: (name, place) => (
            <Picture form={form} name={name} svg={String(list(pictures)[place] ?? '')} fact={list(facts)[place]} />
          ),
        },
      ]}
    />
  );
}

function Picture({ form, name, svg, fact }: { form: Form; name: string; svg: string; fact: unknown }): ReactNode {
  const { strings, slug } = form.props;
  if (svg === '') return null;
  const isNamed = !name.startsWith('<');
  const title = isNamed ? name : (strings.own?.shape ?? '');
  const file = isNamed ? name.toLowerCase().replaceAll(' ', '-') : slug;
  const blob = () => new Blob([svg], { type: 'image/svg+xml' });
  return (
    <>
      <img className="picture" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={title} />
      {isTerm(fact) && <span className="shape-fact">{formatMessage(fact, form.props)}</span>}
      <span className="shape-files">
        <DownloadButton form={form} name={`${file}.svg`} content={blob} label="SVG" />
        <DownloadButton form={form} name={`${file}.png`} content={() => toPng(svg)} label="PNG" />
      </span>
    </>
  );
}

const isTerm = (value: unknown): value is Term => typeof value === 'object' && value !== null && 'says' in value;

/** The picture as PNG in its own size, with a transparent background. */
async function toPng(svg: string): Promise<Blob> {
  const { svgFile } = await import('../../../browser/image/svg-file');
  return svgFile(svg, 'png', 1);
}
