import type { ReactNode } from 'react';
import { STRENGTHS, type Strength } from '../../../core/password-strength';

interface Props {
  /** `strength`, and a word for each level. */
  words: Readonly<Partial<Record<'strength' | Strength, string>>>;
  /** Undefined while nothing is known. */
  strength: Strength | undefined;
  /** What is said in the level's place until then. */
  pending?: string | undefined;
  /** A further `<div>` of a term and its value, beside the strength. */
  beside?: ReactNode;
  /** What makes the password weak, and what would make it stronger. */
  advice?: readonly string[];
}

/** How strong a password is, in four levels, in the tool's own words. */
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
