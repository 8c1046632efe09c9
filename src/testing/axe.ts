import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on the page, or within an element. Of hundreds of similar cells it only checks the first
 * rows, and it skips svelte-jsoneditor's own tree.
 *
 * Legacy mode only means that frames of other origins are left out: there are none, and it saves a second page for each
 * analysis. Without the elements that pass, an analysis takes a quarter of the time.
 */
export async function violations(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .exclude('.look-grid .items > li:nth-child(n + 12)')
    .exclude('.jse-main');
  const found = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
