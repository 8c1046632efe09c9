import { useEffect, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const STORED = 'youtube-key';

/** What each page shows of a video besides its title and channel. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  tags: ['result', 'all', 'count', 'characters'],
  description: ['result', 'links', 'hashtags', 'chapters', 'characters', 'words'],
  channel: ['result', 'handle', 'channelUrl', 'uploads', 'rss'],
};

/** What is known of a video or channel, and a key that stays on this device only if the visitor says so. */
export default function YoutubeVideo(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const [isKept, setKept] = useState(false);
  const { setValues } = form;
  useEffect(() => {
    const key = stored();
    if (key === '') return;
    setKept(true);
    setValues({ key });
  }, [setValues]);
  const keep = (wanted: boolean) => {
    setKept(wanted);
    try {
      if (wanted) localStorage.setItem(STORED, form.valueOf('key').trim());
      else localStorage.removeItem(STORED);
    } catch {
      // Storage is disabled: the key is typed again next time.
      setKept(false);
    }
  };
  return (
    <ToolForm
      form={form}
      results={[{ only: [...(SHOWN[form.valueOf('show')] ?? []), 'title', 'channel', 'videoId'] }]}
      more={
        <label className="check">
          <input type="checkbox" checked={isKept} onChange={(event) => keep(event.target.checked)} />
          <span>{props.strings.own?.keep}</span>
        </label>
      }
    />
  );
}

function stored(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}
