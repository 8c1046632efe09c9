import { choice, flag, give, note, problem, term, text, textTool } from '../../../kinds/contract';
import { flipped } from '../../../core/text/flip-e';
import { toLf } from '../../../core/text/newlines';
import { lettersOf } from './letter-table';
import { SCRIPT_IDS, SCRIPTS, type ScriptId } from './scripts';
import { toLatin } from './to-latin';
import { toScript } from './to-script';

const WRITING = { when: { direction: ['toScript'] } };

export default textTool({
  fields: {
    input: text({ rows: 4, accept: '.txt,text/plain' }),
    direction: choice(['toScript', 'toLatin'], { tier: 'main', look: 'buttons' }),
    script: choice(SCRIPT_IDS, { tier: 'main', look: 'buttons' }),
    plainE: choice(['pepet', 'taling'], { look: 'buttons', ...WRITING }),
    initialVowel: choice(['ha', 'swara'], { when: { direction: ['toScript'], script: ['javanese', 'balinese'] } }),
    murda: flag(false, { when: { script: ['javanese'] } }),
    spaces: choice(['usual', 'none', 'keep'], WRITING),
  },
  outputs: {
    result: give.text({ mono: false }),
    ambiguous: give.integer(),
    letters: give.table(),
  },
  swap: ['direction'],
  suggests: ({ direction, input, plainE, script }) => {
    const typed = String(input);
    if (direction === 'toScript')
      return flipped(typed, plainE === 'taling' ? 'é' : 'ê', script === 'sundanese').map(({ word, text: changed }) => ({
        text: word,
        values: { input: changed },
      }));
    const foreign = isScript(script) && !SCRIPTS[script].block.test(typed);
    return foreign && typed.trim() !== '' ? [{ text: 'Latin → aksara', values: { direction: 'toScript' } }] : [];
  },
  run: ({ input, direction, script, plainE, initialVowel, murda, spaces }) => {
    if (input.trim() === '') return { result: '', empty: true };
    const typed = toLf(input);
    if (direction === 'toLatin') {
      if (!SCRIPTS[script].block.test(typed)) return problem('noScript', {}, 'input');
      return { result: toLatin(typed, script, murda), letters: table(typed, script) };
    }
    const written = toScript(typed, {
      script,
      plainE,
      initialVowel,
      murda: murda && script === 'javanese',
      spaces: spaces === 'usual' ? (SCRIPTS[script].unspaced ? 'none' : 'keep') : spaces,
    });
    return {
      result: written.text,
      ambiguous: written.ambiguous,
      letters: table(written.text, script),
      notes: [
        written.ambiguous > 0 &&
          note(plainE === 'pepet' ? 'readAsPepet' : 'readAsTaling', { count: written.ambiguous }),
      ],
    };
  },
});

const isScript = (id: unknown): id is ScriptId => SCRIPT_IDS.some((one) => one === id);

const table = (written: string, script: ScriptId) => ({
  columns: [term('letter'), term('name')],
  rows: lettersOf(written, script).map(([letter, name]) => [letter, name]),
  name: script,
});
