import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    browser: 'Browser',
    os: 'System' /* operating system */,
    device: 'Device',
    v: 'List date',
    details: 'Browser and system of each',
    available: 'Matching strings',
    source: 'Source',
    listDate: 'List updated',
  },
  hints: listWords.hints,
  choices: {
    ...listWords.choices,
    browser: { any: 'Any', chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari', edge: 'Edge', opera: 'Opera' },
    os: { any: 'Any', windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android', ios: 'iOS' },
    device: { any: 'Any', desktop: 'Computer', mobile: 'Phone' },
  },
  problems: {
    ...listWords.problems,
    safariOnly:
      'There is no current Safari for {os}: it runs only on macOS and iOS. Choose one of them, or another browser.',
    notMobile: 'There are no {os} strings for phones. Choose Android or iOS, or set Device to “Computer.”',
    notDesktop: '{os} strings are all from phones. Choose Windows, macOS, or Linux, or set Device to “Phone.”',
    notListed: 'The list has no current string of this browser for this system. Choose Any for one of the two.',
  },
  notes: {
    ...listWords.notes,
    listChanged:
      'This link was made with the list of {made}. The list of {now} is newer, so the same seed may give different strings.',
  },
  terms: { userAgent: 'User agent', browser: 'Browser', version: 'Version', os: 'System' },
} satisfies ToolStrings<typeof tool>;
