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
  const [teams, setTeams] = useState(2);
  const [match, setMatch] = useState<Match>();
  const [phase, setPhase] = useState<'ready' | 'turn' | 'over'>('ready');
  const [sound, setSound] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { lang } = props;
  const own = props.strings.own ?? {};
  const say = (key: string, blanks: Readonly<Record<string, number>> = {}) => fill(own[key] ?? key, blanks, lang);
  const end = useCallback(() => {
    setPhase('over');
    if (sound) beep();
  }, [sound]);
  const countdown = useCountdown(seconds, end);

  const begin = async () => {
    setMatch(newMatch(teams, shuffled(await load())));
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
        <div className="actions">
          <label>
            {own.teams}{' '}
            <select value={teams} onChange={({ currentTarget }) => setTeams(Number(currentTarget.value))}>
              {TEAMS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <label>
            <input type="checkbox" checked={sound} onChange={({ currentTarget }) => setSound(currentTarget.checked)} />{' '}
            {own.sound}
          </label>
          <button type="button" className="primary" onClick={() => void begin()}>
            {own.begin}
          </button>
        </div>
      ) : (
        <>
          <p className="turn" role="status">
            {phase === 'over'
              ? say('over', { team: match.team + 1, guessed: match.guessed })
              : say('turn', { team: match.team + 1 })}
          </p>
          {phase !== 'over' && <HeldCard card={match.pile[0]} label={own.hold ?? ''} onReveal={reveal} />}
          {phase === 'turn' && (
            <div className="actions">
              {countdown.left !== undefined && (
                <span role="timer" className="left">
                  {countdown.left}
                </span>
              )}
              <button type="button" className="primary" onClick={() => setMatch(nextCard(match, true, shuffled))}>
                {own.guessed}
              </button>
              <button type="button" onClick={() => setMatch(nextCard(match, false, shuffled))}>
                {own.skip}
              </button>
              <button type="button" className="quiet" onClick={stop}>
                {own.stop}
              </button>
            </div>
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
