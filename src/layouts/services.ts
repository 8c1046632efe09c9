import type { Page } from './page';

export type Services = Pick<Page, 'connect' | 'wasm' | 'pictures' | 'far'>;
type Preset = Readonly<Record<string, unknown>>;

/**
 * What a tool may connect to, beside its own site: each tool folder with a service names it in `services.ts`, for all
 * its pages or by a page's preset. A page without one has `connect-src 'self'`.
 */
const services = import.meta.glob<Services | ((preset: Preset) => Services)>('../tools/*/*/services.ts', {
  eager: true,
  import: 'default',
});

export function servicesOf(tool: string, preset: Preset): Services {
  const own = services[`../tools/${tool}/services.ts`] ?? {};
  return typeof own === 'function' ? own(preset) : own;
}
