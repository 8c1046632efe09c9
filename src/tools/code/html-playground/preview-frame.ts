import { href } from '../../../core/site-url';
import { withFrameScript, type ConsoleLine, type FrameSays } from './frame-script';

interface Listener {
  /** A new page begins: forget the messages of the last one. */
  begin(): void;
  line(line: ConsoleLine): void;
  clearLines(): void;
  /** The page did not respond for five seconds and was removed. */
  dropped(): void;
}

const PING_MS = 1_000;
/** Pings are counted rather than timed: a device that was asleep responds late. */
const PINGS_WITHOUT_ANSWER = 5;
/** A page that submits a form to itself reloads and is written again, but only this often. */
const MOST_RELOADS = 20;
/** The old page stays visible until the new one is parsed, or for this long. */
const SWAP_MS = 1_000;

/**
 * Shows pages in a frame without the site's origin: `sandbox` without `allow-same-origin`, on a file whose own header
 * sets the same. Each page gets a new frame, so nothing of the last one remains.
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

  /** Retires the frame, which stays visible until the next one is ready. */
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
      // The frame has an opaque origin, so there is no origin to name here.
      target.postMessage({ html: this.#page }, '*');
      return;
    }
    const message = event.data;
    if (!isFrameMessage(message)) return;
    this.#unanswered = 0;
    if (message.says === 'line') this.#listener.line(message.line);
    else if (message.says === 'clear') this.#listener.clearLines();
    else if (message.says === 'shown') this.#show();
    else if (message.says !== 'pong') this.#inDialog = message.says === 'dialog';
  };
}

/** Checks the shape of a message, because the code in the frame can send anything. */
function isFrameMessage(data: unknown): data is FrameSays {
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
