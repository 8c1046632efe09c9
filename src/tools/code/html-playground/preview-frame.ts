import { href } from '../../../core/site-url';
import { withFrameScript, type ConsoleLine, type FrameSays } from './frame-script';

interface Listener {
  /** A new page begins: what the last one said is over. */
  begin(): void;
  line(line: ConsoleLine): void;
  clearLines(): void;
  /** The page did not answer for five seconds and is gone. */
  dropped(): void;
}

const PING_MS = 1_000;
/** Counted, not timed: a device that slept answers late, and is not to blame. */
const PINGS_WITHOUT_ANSWER = 5;
/** A page that sends a form to itself loads anew and is shown anew, but not for ever. */
const MOST_RELOADS = 20;
/** The old picture stays until the new page is parsed, or so long. */
const SWAP_MS = 1_000;

/**
 * Shows pages in a frame without the site's origin: `sandbox` without `allow-same-origin`, on a file whose own header
 * says the same. Each page gets a new frame, so nothing of the last one is left.
 */
export class PreviewFrame {
  readonly #host: HTMLElement;
  readonly #title: string;
  readonly #listener: Listener;
  #frame: HTMLIFrameElement | undefined;
  #old: HTMLIFrameElement[] = [];
  #page = '';
  #reloads = 0;
  #unanswered = 0;
  #inDialog = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #swap: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, title: string, listener: Listener) {
    this.#host = host;
    this.#title = title;
    this.#listener = listener;
    window.addEventListener('message', this.#onMessage);
  }

  run(page: string): void {
    this.#end();
    this.#page = withFrameScript(page);
    this.#listener.begin();
    const frame = document.createElement('iframe');
    frame.title = this.#title;
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals allow-popups');
    frame.referrerPolicy = 'no-referrer';
    frame.src = href('/sandbox/preview.html');
    if (this.#old.length > 0) frame.className = 'coming';
    this.#frame = frame;
    this.#host.append(frame);
    this.#swap = setTimeout(() => this.#show(), SWAP_MS);
    this.#timer = setInterval(() => this.#ping(), PING_MS);
  }

  clear(): void {
    this.#end();
    this.#show();
  }

  destroy(): void {
    this.clear();
    window.removeEventListener('message', this.#onMessage);
  }

  /** The frame is on its way out: it stays in sight until the next one is there. */
  #end(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#swap);
    if (this.#frame) this.#old.push(this.#frame);
    this.#frame = undefined;
    this.#reloads = 0;
    this.#unanswered = 0;
    this.#inDialog = false;
  }

  #show(): void {
    clearTimeout(this.#swap);
    for (const old of this.#old) old.remove();
    this.#old = [];
    this.#frame?.classList.remove('coming');
  }

  #ping(): void {
    if (this.#inDialog || document.hidden) return;
    if (this.#unanswered >= PINGS_WITHOUT_ANSWER) {
      this.clear();
      this.#listener.dropped();
      return;
    }
    this.#unanswered++;
    this.#frame?.contentWindow?.postMessage({ ping: this.#unanswered }, '*');
  }

  readonly #onMessage = (event: MessageEvent<unknown>) => {
    const target = this.#frame?.contentWindow;
    if (!target || event.source !== target) return;
    if (event.data === 'preview-ready') {
      if (this.#reloads++ > MOST_RELOADS) return;
      // The frame has no origin of its own that could be named here.
      target.postMessage({ html: this.#page }, '*');
      return;
    }
    const said = event.data;
    if (!isSaying(said)) return;
    this.#unanswered = 0;
    if (said.says === 'line') this.#listener.line(said.line);
    else if (said.says === 'clear') this.#listener.clearLines();
    else if (said.says === 'shown') this.#show();
    else if (said.says !== 'pong') this.#inDialog = said.says === 'dialog';
  };
}

/** What runs in the frame can say anything: only what has the right shape is heard. */
function isSaying(data: unknown): data is FrameSays {
  if (typeof data !== 'object' || data === null || !('says' in data)) return false;
  if (data.says !== 'line') return ['clear', 'pong', 'shown', 'dialog', 'dialogEnd'].includes(String(data.says));
  if (!('line' in data) || typeof data.line !== 'object' || data.line === null) return false;
  const { line } = data;
  return (
    'kind' in line &&
    ['log', 'warn', 'error'].includes(String(line.kind)) &&
    'text' in line &&
    typeof line.text === 'string' &&
    'line' in line &&
    typeof line.line === 'number'
  );
}
