import type { Page } from '@playwright/test';

/**
 * Collects what must not happen on any page: errors and warnings in the console, failed requests, and requests to
 * another host unless the tool uses a service.
 */
export function watch(page: Page, { asksService = false } = {}): string[] {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Playwright itself logs this if tests block service workers.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    // A hostile example contained a handler, and the page's policy refused it.
    if (message.text().startsWith('Executing inline event handler violates')) return;
    // A service's status 404 is an answer: there is no such record.
    if (asksService && message.text().startsWith('Failed to load resource') && isElsewhere(message.location().url))
      return;
    wrong.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  // Leaving a page aborts its pending requests; that is not a failure.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !(asksService && isElsewhere(response.url())))
      wrong.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!asksService && isElsewhere(request.url())) wrong.push(`third party: ${request.url()}`);
  });
  return wrong;
}

const isElsewhere = (url: string): boolean => /^https?:\/\/(?!127\.0\.0\.1[:/])/.test(url);
