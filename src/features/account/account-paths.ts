import { homePath } from '../../core/site-url';

/** The addresses of the account pages in a language, without the site's base. */
export const signInPath = (lang: string): string => `${homePath(lang)}setting/sign-in/`;
export const dashboardPath = (lang: string): string => `${homePath(lang)}user/dashboard/`;
export const deletePath = (lang: string): string => `${homePath(lang)}user/delete/`;
export const settingsPath = (lang: string): string => `${homePath(lang)}setting/`;
