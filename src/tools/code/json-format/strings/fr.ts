import type { Translation } from '../../../../kinds/contract';
import indents from '../../../../core/text/indentation-strings/fr';
import jsonFaults from '../../../../formats/json/json-fault-strings/fr';
import type en from './en';

export default {
  labels: {
    input: 'JSON',
    mode: 'Mise en forme',
    indent: 'Indentation',
    sortKeys: 'Trier les clés',
    relaxed: 'Tolérant\u00a0: lire du JSON5',
    escapeNonAscii: 'Échapper tout ce qui n’est pas ASCII',
    lines: 'Chaque ligne est une valeur (NDJSON)',
    saved: 'Octets gagnés',
    savedPercent: 'Gain (%)',
  },
  choices: {
    mode: { format: 'Indenter', minify: 'Minifier' },
    indent: indents,
  },
  hints: {
    relaxed:
      'Commentaires, virgules finales, guillemets simples et clés sans guillemets sont acceptés\u202f; le résultat est du JSON strict.',
  },
  placeholders: { input: '{"id": 12345678901234567890, "tags": []}' },
  problems: {
    ...jsonFaults,
    sortLimit:
      'Le tri des clés est limité à {limit} Mo, et ce texte en fait {size}. Sans tri, cette limite ne s’applique pas.',
  },
  notes: {
    bom: 'L’indicateur d’ordre des octets (BOM, U+FEFF) placé avant le texte a été retiré.',
    repeatedKeys:
      'Clés répétées\u00a0: {count}. La première, «\u00a0{key}\u00a0» à la ligne {line}, figure déjà à la ligne {earlier}. Toutes ont été gardées dans l’ordre\u202f; la plupart des programmes ne lisent que la dernière.',
    inexactNumbers:
      'Nombres que JavaScript modifierait\u00a0: {count}. Le premier, {number} à la ligne {line}, deviendrait {becomes}. Ici, ils restent tels quels.',
    tryRelaxed: 'Ce texte se lit comme du JSON5\u00a0: cochez «\u00a0Tolérant\u00a0» pour en tirer du JSON strict.',
    tryLines: 'Chaque ligne est une valeur JSON\u00a0: cochez «\u00a0Chaque ligne est une valeur\u00a0».',
  },
} satisfies Translation<typeof en>;
