/** Settings that are the same in every browser: what a page shows depends on them. */
import { environment } from '../environment.mjs';

export const VIEWPORT = { width: 1280, height: 800 };
export const LOCALE = 'en-US';
export const TIME_ZONE = 'Europe/Warsaw';
/** For browsers that read them only from the environment. */
export const ENVIRONMENT = { ...environment, TZ: TIME_ZONE, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US:en' };
