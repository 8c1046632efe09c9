import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds; of hundreds of cells alike it reads the first rows, and svelte-jsoneditor's own tree it leaves out. */
export async function violations(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('.look-grid .items > li:nth-child(n + 12)').exclude('.jse-main');
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
