import { useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/IconButton';

export interface Command {
  readonly text: string;
  readonly run: () => void;
  readonly keys?: string;
  readonly disabled?: boolean;
}

interface Props {
  icon?: IconName;
  /** The text on the button instead of an icon. */
  sign?: string;
  label: string;
  /** Groups of commands, separated by lines. */
  groups?: readonly (readonly Command[])[];
  children?: ReactNode;
}

/** A menu like the site's own: Escape and a click elsewhere close it (islands/site). */
export function Menu({ icon, sign, label, groups = [], children }: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details className="menu" ref={details}>
      <summary aria-label={label} title={label}>
        {icon ? <Icon name={icon} /> : <span aria-hidden="true">{sign}</span>}
      </summary>
      <div className="menu-list">
        {children}
        {groups.map((group, index) => (
          <ul key={index}>
            {group.map(({ text, run, keys, disabled }) => (
              <li key={text}>
                <button
                  type="button"
                  disabled={disabled}
                  onClick={() => {
                    close();
                    run();
                  }}
                >
                  <span>{text}</span>
                  {keys !== undefined && <kbd>{keys}</kbd>}
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  );
}
