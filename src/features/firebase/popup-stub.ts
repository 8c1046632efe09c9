import type { BrowserContext, Page } from '@playwright/test';

/**
 * For tests of Google's and GitHub's windows: Firebase loads https://apis.google.com/js/api.js for them, which a test
 * machine may be unable to reach. This replaces only that script: the window opens the Auth emulator's own page as
 * usual, and the provider's answer, which the script would carry back, arrives immediately as an unsigned token of
 * `claims`. Firebase and the emulator do the rest.
 */
export async function answerWindows(page: Page, claims: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stub(JSON.stringify(claims)) }),
  );
}

/** The window stays open, without an answer, until the test closes it. */
export const leaveWindows = (page: Page): Promise<void> => answerWindows(page, {});

/**
 * The part of the script's API that Firebase calls; `open` is intercepted to learn the event that the window is for.
 */
const stub = (claims: string): string => `(() => {
  const claims = ${claims};
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  const handlers = [];
  const frame = {
    restyle: async () => {},
    ping: async (done) => done(),
    register: (name, handler) => handlers.push(handler),
    // Firebase throws after a good answer as well, which the script swallows.
    send: (name, message, answer) => Promise.resolve().then(() => answer([{ webStorageSupport: true }])).catch(() => {}),
  };
  const open = window.open.bind(window);
  window.open = (address, ...more) => {
    const opened = open(address, ...more);
    const { searchParams } = new URL(address);
    const providerId = searchParams.get('providerId');
    if (Object.keys(claims).length > 0 && providerId)
      setTimeout(() => {
        const answer = new URLSearchParams({ providerId, id_token: JSON.stringify(claims), access_token: 'demo' });
        const authEvent = {
          type: searchParams.get('authType'),
          eventId: searchParams.get('eventId'),
          urlResponse: 'http://localhost/__/auth/handler?' + answer,
          sessionId: 'demo',
          postBody: null,
          tenantId: null,
          error: null,
        };
        for (const handler of handlers) handler({ authEvent });
      });
    return opened;
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: (options, opened) => opened(frame) }),
    },
  };
  window[onload]();
})();`;

/** Google's One Tap: its script is from another origin too; its prompt answers immediately. */
export async function answerOneTap(context: BrowserContext, claims: Readonly<Record<string, unknown>>): Promise<void> {
  const credential = JSON.stringify(JSON.stringify(claims));
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let callback;
        window.google = { accounts: { id: {
          initialize: (settings) => { callback = settings.callback; },
          prompt: () => callback({ credential: ${credential} }),
        } } };`,
    }),
  );
}
