import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The tags as one text, and each with buttons that put it first or leave it out. */
export default function YoutubeTags(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { remove = '', putFirst = '' } = props.strings.own ?? {};
  const listed = (field: string) => form.valueOf(field).trim();
  const leaveOut = (tag: string) =>
    form.setValues({
      without: [listed('without'), tag].filter(Boolean).join(', '),
      first: omitted(listed('first'), tag),
    });
  const moveFirst = (tag: string) =>
    form.setValues({ first: [tag, omitted(listed('first'), tag)].filter(Boolean).join(', ') });
  return (
    <ToolForm
      form={form}
      resultFirst={false}
      results={[
        { only: ['all', 'characters'] },
        {
          only: ['result'],
          extra: (tag, place) => (
            <>
              {place > 0 && (
                <button
                  type="button"
                  className="quiet remove"
                  aria-label={`${putFirst}: ${tag}`}
                  onClick={() => moveFirst(tag)}
                >
                  ↑
                </button>
              )}
              <button
                type="button"
                className="quiet remove"
                aria-label={`${remove}: ${tag}`}
                onClick={() => leaveOut(tag)}
              >
                ×
              </button>
            </>
          ),
        },
      ]}
    />
  );
}

/** A list with commas, without one of its tags. */
const omitted = (list: string, tag: string): string =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.toLowerCase() !== tag)
    .join(', ');
