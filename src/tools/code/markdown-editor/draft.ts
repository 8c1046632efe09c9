/** The draft on this device: it outlives the tab. The settings page erases it with everything else. */
const KEY = 'draft:markdown-editor';
/** What a draft was before a link's text took its place. */
const EARLIER = `${KEY}:earlier`;

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** False where the device has no room. */
const write = (key: string, text: string): boolean => {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

export const readDraft = (): string => read(KEY);
export const saveDraft = (text: string): boolean => write(KEY, text);
export const readEarlier = (): string => read(EARLIER);
export const keepEarlier = (): boolean => write(EARLIER, readDraft());

export function eraseDrafts(): void {
  write(KEY, '');
  write(EARLIER, '');
  sessionStorage.removeItem(HISTORY);
}

const HISTORY = `undo:${KEY}`;
/** Longer histories are not worth the time that each reload would take. */
const HISTORY_LIMIT = 1_000_000;

/** What can be undone, kept for this tab's next load. */
export function saveHistory(history: string): void {
  try {
    if (history.length <= HISTORY_LIMIT) sessionStorage.setItem(HISTORY, history);
    else sessionStorage.removeItem(HISTORY);
  } catch {
    // No room: the text itself is kept elsewhere.
  }
}

export function takeHistory(): string {
  const history = sessionStorage.getItem(HISTORY) ?? '';
  sessionStorage.removeItem(HISTORY);
  return history;
}

/** The form's own memory stops at a million characters and would bring back an older text: the draft is newer. */
export function preferDraft(length: number): void {
  const FORM_LIMIT = 900_000;
  if (length > FORM_LIMIT) sessionStorage.removeItem(`form:${location.pathname}`);
}
