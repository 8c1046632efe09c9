import { expect, test } from '@playwright/test';

const SHEET = `
@layer base, site;
:root { --gap :  0px 1.0 ; color : #FF0000 }
.card { & > .title:hover , &:is( h1 , h2 ) + p { margin : 0px auto 0.50em ; flex : 1 0 0px }
  @media ( 400px <= width < 60em ) { padding : calc( 1px + 0.50em ) } ; opacity : 1.0 }
@container side ( min-width : 10px ) { [ data-a = "b" i ] { font : 12px / 1.50 "A B" , serif ! important } }
@keyframes spin { from { rotate : 0deg } 50.0% { rotate : 0.50turn } }
@property --x { syntax : "<length>" ; inherits : false ; initial-value : 0px }
li:nth-child( 2n + 1 ) { transform : translate( 0px , -0.50em ) rotate( 10deg ) }
*zoom { a : b } .x { *zoom : 1 ; color red ; color : rgb( 0 0 0 / 50% ) }
`;

test('a browser parses a minified style sheet to the same rules', async ({ page }) => {
  await page.goto(`/css-minifier/#${new URLSearchParams({ input: SHEET })}`);
  const result = page.locator('output[name=result]');
  await expect(result).toContainText('--gap:0px 1.0');
  const rules = await page.evaluate(
    ([before, after]) => {
      const rulesOf = (css: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return [...sheet.cssRules].map(({ cssText }) => cssText);
      };
      return [rulesOf(before), rulesOf(after)] as const;
    },
    [SHEET, await result.innerText()] as const,
  );
  expect(rules[0].length).toBeGreaterThan(5);
  // Browsers differ in how they serialize custom properties.
  expect(rules[1]).toEqual(rules[0]);
});

test('the sizes follow the result', async ({ page }) => {
  await page.goto(`/css-minifier/#${new URLSearchParams({ input: 'a { color : #FF0000 ; margin : 0px }' })}`);
  await expect(page.locator('output[name=before]')).toHaveAttribute('data-value', '36');
  await expect(page.locator('output[name=after]')).toHaveAttribute('data-value', '22');
  await expect(page.locator('output[name=saved]')).toHaveAttribute('data-value', '38.9');
  await expect(page.locator('output[name=gzip]')).toHaveAttribute('data-value', /^\d+$/);
});
