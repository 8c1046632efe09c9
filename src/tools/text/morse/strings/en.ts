import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    direction: 'Direction',
    alphabet: 'Alphabet',
    dot: 'Dot',
    dash: 'Dash',
    wordSeparator: 'Between words',
    wpm: 'Words per minute',
    // The method of Donald Farnsworth: letters at full speed, longer gaps between them.
    farnsworth: 'Farnsworth speed',
    tone: 'Pitch in hertz',
    seconds: 'Seconds to send',
    chart: 'Table of this alphabet',
  },
  hints: {
    farnsworth: 'Words per minute with longer gaps, for learning. Not above the speed.',
    wpm: '5 to 50.',
    tone: '200 to 1,500.',
  },
  placeholders: { input: 'Text, or Morse code as dots and dashes' },
  choices: {
    direction: { auto: 'Detect automatically', encode: 'Text to Morse', decode: 'Morse to text' },
    alphabet: {
      international: 'International (Latin)',
      polish: 'Polish',
      russian: 'Russian',
      greek: 'Greek',
      hebrew: 'Hebrew',
      arabic: 'Arabic',
      japanese: 'Japanese (kana)',
    },
    wordSeparator: { slash: 'A slash', newline: 'A new line', spaces: 'Seven spaces' },
  },
  problems: {
    notMorse:
      'Line {line}, column {column}: “{character}” isn’t Morse code. Use dots, dashes, spaces, and / between words.',
    badMark: '“{mark}” can’t be used as a dot or dash. Use any character except spaces, /, |, and #.',
    sameMarks: 'Dot and dash are both “{mark}”. They must differ.',
  },
  notes: {
    noCode: 'No code in this alphabet, so they became #: {characters}',
    unknownGroups: 'These groups aren’t letters in this alphabet and became #: {groups}',
    wavTooLong:
      'This plays for more than {hours, plural, one {# hour} other {# hours}}, too long for a file. Use a shorter text to save one.',
  },
  terms: {
    sign: 'Character',
    code: 'Code',
    standard: 'Standard',
    itu: 'ITU-R M.1677-1',
    inUse: 'In wide use, not in the standard',
    national: 'National',
  },
  own: {
    player: 'Player',
    play: 'Play',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    wav: 'Download WAV',
    sound: 'Sound',
    // A round lamp on the page that lights up with the tone.
    lamp: 'Lamp',
    vibration: 'Vibration',
    lampWarning: 'The lamp flashes, up to 20 times a second. Leave it off if flashing light can harm you.',
    lampOff: 'Your system asks for less motion, so the lamp, which flashes, stays off.',
  },
} satisfies ToolStrings<typeof tool>;
