import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds. Of hundreds of similar cells it only checks the first rows, and it skips
 * svelte-jsoneditor's own tree.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('.look-grid .items > li:nth-child(n + 12)').exclude('.jse-main');
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
