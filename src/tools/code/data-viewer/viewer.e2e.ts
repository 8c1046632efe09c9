import { expect, test, type Page } from '@playwright/test';

const form = (page: Page) => page.locator('form#tool');

async function open(page: Page, path: string, input: string): Promise<void> {
  await page.goto(`${path}#${new URLSearchParams({ input })}`);
  await form(page).hover();
  await expect(form(page)).toHaveAttribute('data-state', 'done');
}

test('the tree can be navigated by keyboard, and its path selects the value', async ({ page }) => {
  await open(page, '/json-viewer/', '{"a":[{"b c":1},{"b c":2.50}],"z":"end"}');
  const tree = page.getByRole('tree');
  const active = tree.locator('[aria-selected=true]');
  await tree.focus();
  await page.keyboard.press('End');
  await expect(active).toContainText('z: "end"');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', '*', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(active).toContainText('b c: 1');
  await page.getByRole('button', { name: 'Select by this path' }).click();
  await expect(page.locator('output[name=result]')).toHaveText('[ 1 ]');
  await expect(page.locator('output[name=matches]')).toHaveAttribute('data-value', '1');
});

test('search opens the rows that contain the match', async ({ page }) => {
  await open(
    page,
    '/json-viewer/',
    JSON.stringify({ a: Array.from({ length: 500 }, (_, n) => ({ deep: { n: `v${n}` } })) }),
  );
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await page.getByLabel('Search the tree').fill('V321');
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=treeitem][aria-selected=true]')).toContainText('n: "v321"');
  await expect(page.locator('[role=treeitem][aria-selected=true]')).toBeInViewport();
});

test('XPath gives the same result as the browser', async ({ page }) => {
  const xml =
    '<shop xmlns:p="urn:p"><book id="1" price="8.95"><title>Emma</title></book><box><book id="2" price="12"><title xml:lang="pl">Lalka</title><p:n>a &amp; b</p:n>x</book></box></shop>';
  await open(page, '/xml-parser/', xml);
  for (const path of [
    '//book/@id',
    '//book[1]/title',
    '(//book)[2]/p:n/text()',
    '//title/ancestor::*[position() < 3]/@id',
    '//book[@price > 9]/following-sibling::*',
    'sum(//@price)',
    'string(//p:n)',
    '//*[lang("pl")]/preceding::title',
    'translate(name(//p:*), "p", "q")',
    'count(//node())',
    'substring("12345", 1.5, 2.6)',
    '//book[last()]/node()[2]',
  ]) {
    const wanted = await page.evaluate(
      ([text = '', expression = '']) => {
        const document_ = new DOMParser().parseFromString(text, 'application/xml');
        const resolver = document_.createNSResolver(document_.documentElement);
        const found = document_.evaluate(expression, document_, resolver, XPathResult.ANY_TYPE);
        if (found.resultType === XPathResult.NUMBER_TYPE) return String(found.numberValue);
        if (found.resultType === XPathResult.STRING_TYPE) return found.stringValue;
        const lines: string[] = [];
        for (let node = found.iterateNext(); node; node = found.iterateNext())
          lines.push(
            node instanceof Element
              ? new XMLSerializer().serializeToString(node).replace(' xmlns:p="urn:p"', '')
              : (node.nodeValue ?? ''),
          );
        return lines.join('\n');
      },
      [xml, path],
    );
    await page.getByLabel('Path', { exact: true }).fill(path);
    await expect(form(page)).toHaveAttribute('data-state', 'done');
    await expect.poll(() => page.locator('output[name=result]').textContent(), path).toBe(wanted);
  }
});
