import type { Page } from './page';

export type Services = Pick<Page, 'connect' | 'wasm' | 'pictures' | 'far'>;
type Preset = Readonly<Record<string, unknown>>;

/**
 * The origins that a tool may connect to besides its own site: a tool folder that uses a service declares it in
 * `services.ts`, for all its pages or depending on a page's preset. A page without one has `connect-src 'self'`.
 */
const services = import.meta.glob<Services | ((preset: Preset) => Services)>('../tools/*/*/services.ts', {
  eager: true,
  import: 'default',
});

export function servicesOf(tool: string, preset: Preset): Services {
  const own = services[`../tools/${tool}/services.ts`] ?? {};
  return typeof own === 'function' ? own(preset) : own;
}
