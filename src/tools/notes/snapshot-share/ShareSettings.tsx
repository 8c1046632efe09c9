import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Select } from './Select';

interface Props {
  props: IslandProps;
  hidden: boolean;
  /** Whether the select here has the name `lang`: the box contains one too. */
  named: boolean;
  onChange: () => void;
  /** The text of the link to an empty box. */
  another: string;
}

/** The display settings of the code. */
export function ShareSettings({ props, hidden, named, onChange, another }: Props): ReactNode {
  const { strings } = props;
  return (
    <div className="options share-settings" hidden={hidden} onChange={onChange}>
      <Select props={props} name={named ? 'lang' : undefined} of="lang" />
      <div className="field">
        <label htmlFor="share-mark">{strings.labels.mark}</label>
        <input
          id="share-mark"
          name="mark"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="share-mark-hint"
        />
        <p className="hint" id="share-mark-hint">
          {strings.hints?.mark}
        </p>
      </div>
      <Select props={props} name="theme" of="theme" />
      <div className="field">
        <Check props={props} name="numbers" />
        <Check props={props} name="wrap" />
      </div>
      <a className="button quiet" href="./">
        {another}
      </a>
    </div>
  );
}

function Check({ props, name }: { props: IslandProps; name: string }): ReactNode {
  const { declared, strings, preset } = props;
  const initial = preset[name] ?? String(declared.fields[name]?.initial);
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={initial === 'true'} />
      <span>{strings.labels[name]}</span>
    </label>
  );
}
