import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    range: 'Range',
    min: 'First port',
    max: 'Last port',
    avoidKnown: 'Exclude well-known ports',
    services: 'Services on these ports',
  },
  hints: {
    seed: listWords.hints.seed,
    avoidKnown: 'Skips the defaults of common services and the ports that browsers block.',
  },
  choices: {
    range: {
      user: 'User ports, 1024–49151',
      system: 'System ports, 1–1023',
      dynamic: 'Dynamic ports, 49152–65535',
      all: 'All ports, 1–65535',
      custom: 'Your own range',
    },
    ...listWords.choices,
  },
  problems: {
    ...listWords.problems,
    order: 'The first port, {min}, is higher than the last port, {max}. Swap them.',
    nothingLeft:
      'Every port from {min} to {max} has a well-known service. Choose a wider range, or include well-known ports.',
  },
  notes: listWords.notes,
  terms: {
    port: 'Port',
    service: 'Service',
    browsers: 'Browsers',
    unnamed: 'No name',
    unsafe: 'Blocked as unsafe' /* browsers refuse to open a page on this port */,
    allowed: 'Allowed',
  },
} satisfies ToolStrings<typeof tool>;
