/**
 * The third parties that a site operator can configure. Nothing is loaded from them without an id and the visitor's
 * consent.
 */

export const SLOTS = ['ads', 'analytics', 'recording'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Provider {
  /** The URL of the script for an id. */
  readonly script: (id: string) => string;
  /** The origins that the Content-Security-Policy of a page must allow for it. */
  readonly origins: readonly string[];
}

/**
 * Google AdSense, Google Analytics 4, Microsoft Clarity: scripts and origins as listed on their setup pages, from
 * general knowledge in 2025. An operator who configures one should check the browser's console for requests that the
 * policy still blocks.
 */
export const PROVIDERS: Readonly<Record<Slot, Provider>> = {
  ads: {
    script: (id) => `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(id)}`,
    origins: [
      'https://pagead2.googlesyndication.com',
      'https://*.googlesyndication.com',
      'https://*.doubleclick.net',
      'https://*.google.com',
      'https://*.gstatic.com',
      'https://*.adtrafficquality.google',
    ],
  },
  analytics: {
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
    origins: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  recording: {
    script: (id) => `https://www.clarity.ms/tag/${encodeURIComponent(id)}`,
    origins: ['https://www.clarity.ms', 'https://*.clarity.ms', 'https://c.bing.com'],
  },
};

export type SlotIds = Partial<Record<Slot, string>>;

/**
 * Parses the ids of `<meta name="smallkit-third-parties-config">`: JSON, id by slot. Empty and unknown entries are left
 * out.
 */
export function slotIds(config: string | null | undefined): SlotIds {
  if (!config) return {};
  const parsed = JSON.parse(config) as Record<string, unknown>;
  return Object.fromEntries(
    SLOTS.flatMap((slot) => (typeof parsed[slot] === 'string' && parsed[slot] !== '' ? [[slot, parsed[slot]]] : [])),
  );
}

/** Every origin that the configured third parties need. */
export function thirdPartyOrigins(config: string): readonly string[] {
  const ids = slotIds(config);
  return SLOTS.flatMap((slot) => (ids[slot] === undefined ? [] : PROVIDERS[slot].origins));
}
