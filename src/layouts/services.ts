import type { Page } from './page';

/**
 * What a tool may connect to, beside its own site: each tool folder with a service names it in `services.ts`. A page
 * without one has `connect-src 'self'`.
 */
const services = import.meta.glob<Pick<Page, 'connect' | 'wasm'>>('../tools/*/*/services.ts', {
  eager: true,
  import: 'default',
});

export const servicesOf = (tool: string): Pick<Page, 'connect' | 'wasm'> =>
  services[`../tools/${tool}/services.ts`] ?? {};
