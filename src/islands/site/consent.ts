import { PROVIDERS, SLOTS, slotIds, type Slot, type SlotIds } from '../../data/third-parties';

/** Third parties: nothing of them is requested before the visitor has agreed to that slot. */

const STORAGE_KEY = 'consent';

export type Choice = Readonly<Record<Slot, boolean>>;

/** The visitor's stored choice; undefined: not asked yet, or not readable. */
export function readChoice(stored: string | null): Choice | undefined {
  try {
    const choice = JSON.parse(stored ?? 'null') as Partial<Record<Slot, unknown>> | null;
    if (typeof choice !== 'object' || choice === null) return undefined;
    return { ads: choice.ads === true, analytics: choice.analytics === true, recording: choice.recording === true };
  } catch {
    return undefined;
  }
}

/** Slots that are both configured and agreed to. */
export const allowedSlots = (ids: SlotIds, choice: Choice | undefined): readonly Slot[] =>
  SLOTS.filter((slot) => ids[slot] !== undefined && choice?.[slot] === true);

const configuredIds = (): SlotIds =>
  slotIds(document.querySelector<HTMLMetaElement>('meta[name=smallkit-third-parties-config]')?.content);

export const configuredSlots = (): readonly Slot[] => {
  const ids = configuredIds();
  return SLOTS.filter((slot) => ids[slot] !== undefined);
};

export function storedChoice(): Choice | undefined {
  try {
    return readChoice(localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Whether to show the banner: something is configured, and the visitor has not chosen yet. */
export const asksForChoice = (): boolean => configuredSlots().length > 0 && storedChoice() === undefined;

/** Stores the choice and applies it. A running script only ends with the page: withdrawing consent reloads it. */
export function choose(choice: Choice): void {
  const before = storedChoice();
  localStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
  if (before && SLOTS.some((slot) => loaded.has(slot) && !choice[slot])) location.reload();
  else loadAllowed();
}

const loaded = new Set<Slot>();

function loadAllowed(): void {
  const ids = configuredIds();
  for (const slot of allowedSlots(ids, storedChoice())) {
    if (loaded.has(slot)) continue;
    loaded.add(slot);
    const id = ids[slot] ?? '';
    BEFORE[slot](id);
    const script = document.createElement('script');
    script.async = true;
    script.src = PROVIDERS[slot].script(id);
    if (slot === 'ads') script.crossOrigin = 'anonymous';
    document.head.append(script);
  }
}

/** The queues that the providers' scripts read when they load, as their instructions specify. */
const world = globalThis as unknown as { adsbygoogle?: unknown[]; dataLayer?: unknown[]; clarity?: unknown };

const BEFORE: Readonly<Record<Slot, (id: string) => void>> = {
  // Without places of their own, AdSense chooses where to show ads ('auto ads').
  ads: (id) => {
    const queue = (world.adsbygoogle ??= []);
    for (const place of document.querySelectorAll<HTMLElement>('[data-ad-slot]:not([data-ad-slot=""], ins)')) {
      const ad = document.createElement('ins');
      ad.className = 'adsbygoogle';
      ad.style.display = 'block';
      Object.assign(ad.dataset, { adClient: id, adSlot: place.dataset.adSlot, adFormat: 'auto' });
      place.append(ad);
      queue.push({});
    }
  },
  analytics: (id) => {
    const queue = (world.dataLayer ??= []);
    // gtag reads `arguments` objects, not arrays.
    function gtag(..._given: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params
      queue.push(arguments);
    }
    gtag('js', new Date());
    gtag('config', id);
  },
  recording: () => {
    const clarity = (...given: unknown[]) => void clarity.q.push(given);
    clarity.q = [] as unknown[];
    world.clarity ??= clarity;
  },
};

/** When the page is idle, loads what is configured and agreed to. */
export function startThirdParties(): void {
  if (configuredSlots().length === 0) return;
  const load = () => requestIdleCallback(loadAllowed, { timeout: 2_000 });
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}
