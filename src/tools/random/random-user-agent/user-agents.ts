import { USER_AGENTS } from '../../../data/user-agents';

export const BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'opera'] as const;
export const SYSTEMS = ['windows', 'macos', 'linux', 'android', 'ios'] as const;
export const DEVICES = ['desktop', 'mobile'] as const;

export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];
export type Device = (typeof DEVICES)[number];

/** The names, which every language writes alike. */
export const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
};
export const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
};

export interface UserAgent {
  readonly text: string;
  readonly browser: Browser;
  /** As in the string, without zeros at the end: '154', '26.6.1'. */
  readonly version: string;
  readonly os: System;
  readonly device: Device;
}

/**
 * The token that names each browser, with its version. Chromium browsers also contain the tokens of Chrome and Safari, and
 * browsers on iOS have names of their own, so the first match decides.
 */
const TOKENS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\b(?:Edg|EdgA|EdgiOS)\/([\d.]+)/],
  ['opera', /\b(?:OPR|OPT)\/([\d.]+)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['chrome', /\b(?:Chrome|CriOS)\/([\d.]+)/],
  ['safari', /\bVersion\/([\d.]+)/],
];

/** Android also says Linux, and iOS says Mac OS X. */
const SYSTEM_TOKENS: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\biPhone\b/],
  ['windows', /\bWindows NT\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

/** Reads the browser, its version and the system from a string of the list. Undefined for any other software. */
export function readUserAgent(text: string): UserAgent | undefined {
  const os = SYSTEM_TOKENS.find(([, token]) => token.test(text))?.[0];
  const [browser, token] = TOKENS.find((entry) => entry[1].test(text)) ?? [];
  const version = token?.exec(text)?.[1];
  if (os === undefined || browser === undefined || version === undefined) return undefined;
  const device = os === 'android' || os === 'ios' ? 'mobile' : 'desktop';
  return { text, browser, version: version.replace(/(\.0)+$/, ''), os, device };
}

/** The list in its order, which seeds depend on. */
export const LIST: readonly UserAgent[] = USER_AGENTS.items.flatMap((text) => readUserAgent(text) ?? []);

export interface Wish {
  readonly browser: 'any' | Browser;
  readonly os: 'any' | System;
  readonly device: 'any' | Device;
}

/** The strings of the list that fit every choice. */
export const filterList = ({ browser, os, device }: Wish): readonly UserAgent[] =>
  LIST.filter(
    (one) =>
      (browser === 'any' || one.browser === browser) &&
      (os === 'any' || one.os === os) &&
      (device === 'any' || one.device === device),
  );
