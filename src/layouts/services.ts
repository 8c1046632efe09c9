import type { Page } from './page';

type Services = Pick<Page, 'connect' | 'wasm' | 'pictures'>;

/**
 * What a tool may connect to, beside its own site: each tool folder with a service names it in `services.ts`. A page
 * without one has `connect-src 'self'`.
 */
const services = import.meta.glob<Services>('../tools/*/*/services.ts', {
  eager: true,
  import: 'default',
});

export const servicesOf = (tool: string): Services => services[`../tools/${tool}/services.ts`] ?? {};
