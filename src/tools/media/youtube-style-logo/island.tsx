import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The logo first; its code comes after the options, because few people need it. */
export default function YoutubeStyleLogo(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <ToolForm
      form={form}
      className="youtube-style-logo"
      resultFirst={false}
      results={[{ only: ['result', 'outWidth', 'outHeight'] }, { only: ['svg'] }]}
    />
  );
}
