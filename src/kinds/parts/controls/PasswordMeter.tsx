import type { ReactNode } from 'react';
import { STRENGTHS, type Strength } from '../../../core/password-strength';

interface Props {
  /** The label `strength`, and a word for each level. */
  words: Readonly<Partial<Record<'strength' | Strength, string>>>;
  /** Undefined while it isn't known. */
  strength: Strength | undefined;
  /** Shown instead of the level until then. */
  pending?: string | undefined;
  /** Another `<div>` with a term and its value, next to the strength. */
  beside?: ReactNode;
  /** Why the password is weak, and how to make it stronger. */
  advice?: readonly string[];
}

/** Shows how strong a password is, in four levels, with the tool's own strings. */
export function PasswordMeter({ words, strength, pending, beside, advice = [] }: Props): ReactNode {
  const level = strength === undefined ? -1 : STRENGTHS.indexOf(strength);
  return (
    <div className="strength" data-level={strength}>
      <div className="levels" aria-hidden="true">
        {STRENGTHS.map((one, index) => (
          <i key={one} className={index <= level ? 'full' : undefined} />
        ))}
      </div>
      <dl>
        <div>
          <dt>{words.strength}</dt>
          <dd>
            <output name="strength" aria-live="off" {...(strength !== undefined && { 'data-value': strength })}>
              {strength === undefined ? pending : words[strength]}
            </output>
          </dd>
        </div>
        {beside}
      </dl>
      {advice.length > 0 && (
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
