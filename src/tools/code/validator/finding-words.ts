import type { FaultCode } from '../../../formats/json';
import jsonFaults from '../../../formats/json/json-fault-strings/en';

type OwnCode =
  | 'bom'
  | 'bomOutput'
  | 'jsonRepeatedKey'
  | 'jsonLoneSurrogate'
  | 'jsonInexact'
  | 'yaml'
  | 'yamlAlias'
  | 'yamlCharacter'
  | 'yamlTab'
  | 'yamlTruth'
  | 'yamlOctal'
  | 'yamlBase60'
  | 'cssSyntax'
  | 'cssOpenBlock'
  | 'cssOpenString'
  | 'cssOpenComment'
  | 'cssLineComment'
  | 'cssProperty'
  | 'cssDescriptor'
  | 'cssValue'
  | 'cssAtRule'
  | 'cssPrelude'
  | 'cssNoPrelude'
  | 'cssImportant'
  | 'cssHack'
  | 'php'
  | 'phpNewer'
  | 'phpAttribute'
  | 'phpOpenComment'
  | 'phpOpenString'
  | 'phpSemicolon'
  | 'phpNone';

export type FindingCode = OwnCode | FaultCode;

/** Removes the position from the sentences of JSON's faults, because a finding already begins with it. */
const withoutPlace = (sentence: string): string => sentence.replace(/^Line \{line\}, column \{column\}: /, '');

const JSON_WORDS = { ...jsonFaults };
for (const code of Object.keys(JSON_WORDS) as FaultCode[]) JSON_WORDS[code] = withoutPlace(JSON_WORDS[code]);

/** The message of a finding, after its position and kind. */
export const FINDING_WORDS: { readonly en: Readonly<Record<FindingCode, string>> } = {
  en: {
    ...JSON_WORDS,
    bom: 'a byte order mark (U+FEFF) comes before the text. RFC 8259 doesn’t allow one in JSON sent over a network, and some programs refuse it.',
    bomOutput: 'a byte order mark (U+FEFF) comes before the text. PHP sends it as output, before any header.',
    jsonRepeatedKey:
      'the key “{key}” is already on line {fromLine}, column {fromColumn}. Most programs read only the last.',
    jsonLoneSurrogate: '{escape} is half of a surrogate pair, so it isn’t a character.',
    jsonInexact: 'JavaScript reads {number} as {becomes}.',
    yaml: '{reason}.',
    yamlAlias: 'the alias *{name} has no anchor &{name} before it.',
    yamlCharacter: 'the character U+{code} isn’t allowed in YAML. In double quotes it is written "\\u{code}".',
    yamlTab: 'a tab follows the indentation. YAML indents with spaces only.',
    yamlTruth: '{word} is {truth} in YAML 1.1, and text in YAML 1.2. Put it in quotes if it is text.',
    yamlOctal: '{number} is {octal} in YAML 1.1, where it is octal, and {decimal} in YAML 1.2. Text needs quotes.',
    yamlBase60: '{number} is {value} in YAML 1.1, in base 60, and text in YAML 1.2. Put it in quotes if it is text.',
    cssSyntax: '{reason}.',
    cssOpenBlock: '“{sign}” is never closed.',
    cssOpenString: 'the string that begins here with {sign} isn’t closed on its line.',
    cssOpenComment: 'the comment that begins here has no closing */',
    cssLineComment: 'CSS doesn’t support // comments. Write /* … */ instead.',
    cssProperty: 'unknown property “{name}”.',
    cssDescriptor: '“{name}” isn’t a descriptor of @{rule}.',
    cssValue: '“{value}” isn’t a valid value for {name}.',
    cssAtRule: 'unknown at-rule @{name}.',
    cssPrelude: '“{value}” cannot follow @{name}.',
    cssNoPrelude: 'nothing follows @{name}: a name, an address, or a condition is missing.',
    cssImportant: '“!{word}” is not !important.',
    cssHack: '“{sign}” before a property is a hack for old browsers; current ones ignore the declaration.',
    php: '{reason}.',
    phpNewer: '“{syntax}” here needs PHP {since} or newer.',
    phpAttribute: '“{sign}” isn’t allowed inside an attribute.',
    phpOpenComment: 'the comment that begins here has no closing */',
    phpOpenString: "the string that begins here with ' has no closing quote.",
    phpSemicolon: 'the code ends without a semicolon.',
    phpNone: 'no PHP code here: it is all output. PHP begins with <?php',
  },
};
