import { useCallback, useRef, useState, type ReactNode } from 'react';
import { cryptoSource, shuffle } from '../../../core/numbers/random';
import type { Card } from '../../../data/prompts';
import { fill } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FullScreenButton } from '../../../ui/FullScreenButton';
import { newMatch, nextCard, nextTurn, type Match } from './match';
import { useCountdown } from './use-countdown';

interface Props {
  props: IslandProps;
  /** The cards that fit the form's choices. */
  load: () => Promise<readonly Card[]>;
  /** Seconds of a turn; 0 for no limit. */
  seconds: number;
}

const TEAMS = [1, 2, 3, 4, 5, 6];

const shuffled = (cards: readonly Card[]): readonly Card[] =>
  shuffle(cryptoSource(), cards.length).flatMap((index) => cards[index] ?? []);

/** A game in teams with one phone: the card is hidden until it is held, then the time runs. */
export function Party({ props, load, seconds }: Props): ReactNode {
  const [match, setMatch] = useState<Match>();
  const [phase, setPhase] = useState<'ready' | 'turn' | 'over'>('ready');
  const [rules, setRules] = useState<Rules>({ teams: 2, sound: false });
  const frame = useRef<HTMLDivElement>(null);
  const { lang } = props;
  const own = props.strings.own ?? {};
  const say = (key: string, blanks: Readonly<Record<string, number>> = {}) => fill(own[key] ?? key, blanks, lang);
  const end = useCallback(() => {
    setPhase('over');
    if (rules.sound) beep();
  }, [rules.sound]);
  const countdown = useCountdown(seconds, end);

  const begin = async () => {
    setMatch(newMatch(rules.teams, shuffled(await load())));
    setPhase('ready');
  };
  const reveal = () => {
    if (phase !== 'ready') return;
    setPhase('turn');
    countdown.start();
  };
  const stop = () => {
    countdown.stop();
    setPhase('over');
  };

  return (
    <div className="party" ref={frame}>
      <h2>{own.party}</h2>
      {!match ? (
        <Setup words={own} rules={rules} onRules={setRules} onBegin={() => void begin()} />
      ) : (
        <>
          <p className="turn" role="status">
            {phase === 'over'
              ? say('over', { team: match.team + 1, guessed: match.guessed })
              : say('turn', { team: match.team + 1 })}
          </p>
          {phase !== 'over' && <HeldCard card={match.pile[0]} label={own.hold ?? ''} onReveal={reveal} />}
          {phase === 'turn' && (
            <TurnButtons
              words={own}
              left={countdown.left}
              onCard={(guessed) => setMatch(nextCard(match, guessed, shuffled))}
              onStop={stop}
            />
          )}
          {phase === 'over' && (
            <div className="actions">
              <button
                type="button"
                className="primary"
                onClick={() => {
                  setMatch(nextTurn(match, shuffled));
                  setPhase('ready');
                }}
              >
                {say('next', { team: ((match.team + 1) % match.scores.length) + 1 })}
              </button>
              <button type="button" className="quiet" onClick={() => setMatch(undefined)}>
                {own.finish}
              </button>
            </div>
          )}
          <ol className="scores">
            {match.scores.map((score, team) => (
              <li key={`${team}`} aria-current={team === match.team ? 'true' : undefined}>
                {say('score', { team: team + 1, score })}
              </li>
            ))}
          </ol>
        </>
      )}
      <FullScreenButton element={frame} label={own.fullScreen} />
    </div>
  );
}

interface Rules {
  readonly teams: number;
  /** Whether the end of a turn is heard. */
  readonly sound: boolean;
}

interface SetupProps {
  words: Readonly<Record<string, string>>;
  rules: Rules;
  onRules: (rules: Rules) => void;
  onBegin: () => void;
}

function Setup({ words, rules, onRules, onBegin }: SetupProps): ReactNode {
  return (
    <div className="actions">
      <label>
        {words.teams}{' '}
        <select
          value={rules.teams}
          onChange={({ currentTarget }) => onRules({ ...rules, teams: Number(currentTarget.value) })}
        >
          {TEAMS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={rules.sound}
          onChange={({ currentTarget }) => onRules({ ...rules, sound: currentTarget.checked })}
        />{' '}
        {words.sound}
      </label>
      <button type="button" className="primary" onClick={onBegin}>
        {words.begin}
      </button>
    </div>
  );
}

interface TurnButtonsProps {
  words: Readonly<Record<string, string>>;
  /** Seconds that are left; undefined without a limit. */
  left: number | undefined;
  onCard: (guessed: boolean) => void;
  onStop: () => void;
}

function TurnButtons({ words, left, onCard, onStop }: TurnButtonsProps): ReactNode {
  return (
    <div className="actions">
      {left !== undefined && (
        <span role="timer" className="left">
          {left}
        </span>
      )}
      <button type="button" className="primary" onClick={() => onCard(true)}>
        {words.guessed}
      </button>
      <button type="button" onClick={() => onCard(false)}>
        {words.skip}
      </button>
      <button type="button" className="quiet" onClick={onStop}>
        {words.stop}
      </button>
    </div>
  );
}

/** A card that shows its text only while it is pressed, by a finger, the mouse, or the space bar. */
function HeldCard({
  card,
  label,
  onReveal,
}: {
  card: Card | undefined;
  label: string;
  onReveal: () => void;
}): ReactNode {
  const [held, setHeld] = useState(false);
  const show = () => {
    setHeld(true);
    onReveal();
  };
  const hide = () => setHeld(false);
  const isKey = (key: string) => key === ' ' || key === 'Enter';
  return (
    <button
      type="button"
      className="held-card"
      aria-pressed={held}
      onPointerDown={show}
      onPointerUp={hide}
      onPointerLeave={hide}
      onPointerCancel={hide}
      onBlur={hide}
      onKeyDown={({ key, repeat }) => isKey(key) && !repeat && show()}
      onKeyUp={({ key }) => isKey(key) && hide()}
      // A long press must not open the phone's own menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {held ? card?.text : label}
    </button>
  );
}

const BEEP = { hertz: 880, seconds: 0.4, volume: 0.2 };

/** Synthesized, so no file is loaded. */
function beep(): void {
  const audio = new AudioContext();
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = BEEP.hertz;
  gain.gain.value = BEEP.volume;
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + BEEP.seconds);
  tone.addEventListener('ended', () => void audio.close());
}
