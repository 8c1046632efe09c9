import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../testing/axe';

const PATH = '/linkedIn-text-formatter/';
const area = (page: Page) => page.locator('textarea[name=input]');
const button = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const select = (page: Page, start: number, end = start) =>
  area(page).evaluate(
    (box: HTMLTextAreaElement, [from = 0, to = 0]) => {
      box.focus();
      box.setSelectionRange(from, to);
    },
    [start, end],
  );
const selected = (page: Page) =>
  area(page).evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));

async function open(page: Page, text = ''): Promise<void> {
  await page.goto(PATH);
  await page.locator('form#tool').hover();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  if (text !== '') await area(page).fill(text);
}

test.describe('buttons', () => {
  for (const [name, styled] of [
    ['Bold', '𝗛𝗶 𝟮'],
    ['Italic', '𝘏𝘪 𝟤'],
    ['Bold italic', '𝙃𝙞 𝟮'],
    ['Underline', 'H̲i̲ ̲2̲'],
    ['Strike through', 'H̶i̶ ̶2̶'],
    ['Typewriter', '𝙷𝚒 𝟸'],
    ['Small caps', 'Hɪ 2'],
  ] as const) {
    test(`${name} changes the selection, appears pressed, and can be undone by another click`, async ({ page }) => {
      await open(page, 'say Hi 2 you');
      await select(page, 4, 8);
      await button(page, name).click();
      await expect(area(page)).toHaveValue(`say ${styled} you`);
      await expect(page.locator('output[name=result]')).toHaveText(`say ${styled} you`);
      await expect.poll(() => selected(page)).toBe(styled);
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
      await button(page, name).click();
      await expect(area(page)).toHaveValue('say Hi 2 you');
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('looks combine, and all of them can be reverted to plain letters', async ({ page }) => {
    await open(page, 'Café now');
    await select(page, 0, 8);
    for (const name of ['Bold', 'Italic', 'Underline', 'Strike through']) await button(page, name).click();
    await expect(area(page)).toHaveValue('𝘾̶̲𝙖̶̲𝙛̶̲𝙚̶̲́ ̶̲𝙣̶̲𝙤̶̲𝙬̶̲');
    await button(page, 'Bold').click();
    await expect.poll(async () => (await area(page).inputValue()).replace(/[\u0332\u0336]/g, '')).toBe('𝘊𝘢𝘧𝘦́ 𝘯𝘰𝘸');
    await button(page, 'Back to plain letters').click();
    await expect(area(page)).toHaveValue('Café now');
  });

  test('lists can be toggled, one kind replaces another, and numbering continues', async ({ page }) => {
    await open(page, '1. zero\none\ntwo\n\nthree');
    await select(page, 8, 22);
    await button(page, 'Bulleted list').click();
    await expect(area(page)).toHaveValue('1. zero\n• one\n• two\n\n• three');
    await button(page, 'Numbered list').click();
    await expect(area(page)).toHaveValue('1. zero\n2. one\n3. two\n\n4. three');
    await button(page, 'Check list').click();
    await expect(area(page)).toHaveValue('1. zero\n☐ one\n☐ two\n\n☐ three');
    await button(page, 'Check list').click();
    await expect(area(page)).toHaveValue('1. zero\none\ntwo\n\nthree');
  });

  test('a button that can change nothing shows a message', async ({ page }) => {
    await open(page, 'Привет');
    await select(page, 0, 6);
    await button(page, 'Bold').click();
    await expect(area(page)).toHaveValue('Привет');
    await expect(page.locator('form#tool p[role=status]')).toContainText('Nothing to change here');
  });

  test('arrow keys move along the toolbar, and Enter activates a button', async ({ page }) => {
    await open(page, 'word');
    await select(page, 0, 4);
    await page.keyboard.press('Shift+Tab');
    await button(page, 'Bold').focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Italic')).toBeFocused();
    await page.keyboard.press('End');
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Bold')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(area(page)).toHaveValue('𝘄𝗼𝗿𝗱');
  });
});

test.describe('shortcuts', () => {
  for (const [key, styled] of [
    ['b', '𝗪𝗼𝗿𝗱'],
    ['i', '𝘞𝘰𝘳𝘥'],
    ['u', 'W̲o̲r̲d̲'],
  ] as const) {
    test(`Ctrl+${key} changes the word at the caret, and further typing is plain`, async ({ page }) => {
      await open(page);
      await area(page).focus();
      await page.keyboard.type('Word');
      await page.keyboard.press(`Control+${key}`);
      await expect(area(page)).toHaveValue(styled);
      await page.keyboard.type(' go');
      await expect(area(page)).toHaveValue(`${styled} go`);
    });
  }

  test('each change can be undone separately, in reverse order', async ({ page }) => {
    await open(page);
    await area(page).focus();
    await page.keyboard.type('Word');
    await select(page, 0, 4);
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+i');
    await expect(area(page)).toHaveValue('𝙒𝙤𝙧𝙙');
    await page.keyboard.press('Control+u');
    await expect(area(page)).toHaveValue('𝙒\u0332𝙤\u0332𝙧\u0332𝙙\u0332');
    await button(page, 'Bulleted list').click();
    await expect(area(page)).toHaveValue('• 𝙒\u0332𝙤\u0332𝙧\u0332𝙙\u0332');
    await page.keyboard.press('Control+z');
    await expect(area(page)).toHaveValue('𝙒\u0332𝙤\u0332𝙧\u0332𝙙\u0332');
    await page.keyboard.press('Control+z');
    await expect(area(page)).toHaveValue('𝙒𝙤𝙧𝙙');
    await page.keyboard.press('Control+z');
    await expect(area(page)).toHaveValue('𝗪𝗼𝗿𝗱');
    await button(page, 'Undo').click();
    await expect(area(page)).toHaveValue('Word');
    await expect(page.locator('output[name=result]')).toHaveText('Word');
    await page.keyboard.press('Control+Shift+z');
    await expect(area(page)).toHaveValue('𝗪𝗼𝗿𝗱');
  });

  test('Enter continues a list, and ends it on an empty item', async ({ page }) => {
    await open(page);
    await area(page).focus();
    await button(page, 'Numbered list').click();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await expect(area(page)).toHaveValue('1. one\n2. two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('end');
    await expect(area(page)).toHaveValue('1. one\n2. two\nend');
  });
});

/** Copied from Google Docs, Word (clipboard HTML, shortened) and a web page. */
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="margin-top:0pt;margin-bottom:0pt;"><span style="font-weight:400;font-style:normal;text-decoration:none;">We are </span><span style="font-weight:700;font-style:normal;">hiring</span><span style="font-weight:400;font-style:italic;"> now</span></p><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation" style="margin-top:0pt;margin-bottom:0pt;"><span style="font-weight:400;">Paris</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation" style="margin-top:0pt;margin-bottom:0pt;"><span style="font-weight:700;font-style:italic;">Rome</span></p></li></ul></b>`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0cm}</style></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal><b>Three</b> things<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><u>Plan</u><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Write
in peace<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Rest<o:p></o:p></p><!--EndFragment--></body></html>`;
const WEB = `<h2>News</h2><p>One <em>fine</em> <a href="https://example.com" style="text-decoration:underline">day</a>.</p><p>Two <code>x</code>, <del>three</del></p><ol start="3"><li>c</li><li><strong>d</strong></li></ol><script>window.hit = 1</script><img src="https://evil.test/x.png" onerror="window.hit = 1">`;

test.describe('pasting', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  const paste = async (page: Page, html: string, plain: string) => {
    await page.evaluate(
      ([rich = '', text = '']) =>
        navigator.clipboard.write([
          new ClipboardItem({
            'text/html': new Blob([rich], { type: 'text/html' }),
            'text/plain': new Blob([text], { type: 'text/plain' }),
          }),
        ]),
      [html, plain],
    );
    await area(page).focus();
    await page.keyboard.press('Control+v');
  };

  test('keeps bold, italic and lists from Google Docs', async ({ page }) => {
    await open(page);
    await paste(page, DOCS, 'We are hiring now');
    await expect(area(page)).toHaveValue('We are 𝗵𝗶𝗿𝗶𝗻𝗴 𝘯𝘰𝘸\n• Paris\n• 𝙍𝙤𝙢𝙚');
    await expect(page.locator('form#tool p[role=status]')).toHaveText('Pasted with its formatting');
    await page.keyboard.press('Control+z');
    await expect(area(page)).toHaveValue('');
  });

  test('keeps headings, links and list numbering from a web page, and runs and loads nothing from it', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
    await open(page, 'before after');
    await select(page, 7, 12);
    await paste(page, WEB, 'News');
    await expect(area(page)).toHaveValue('before 𝗡𝗲𝘄𝘀\n\nOne 𝘧𝘪𝘯𝘦 day.\n\nTwo 𝚡, t̶h̶r̶e̶e̶\n\n3. c\n4. 𝗱');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(asked).toEqual([]);
  });

  test('pastes HTML without formatting as plain text', async ({ page }) => {
    await open(page);
    await paste(page, '<div style="font-family:monospace"><span style="color:red">a*b</span></div>', 'a*b');
    await expect(area(page)).toHaveValue('a*b');
    await expect(page.locator('form#tool p[role=status]')).toHaveText('');
  });

  // The browser sanitizes HTML that a page puts on the clipboard, which removes markup specific to Word.
  test('recognizes Word’s own lists', async ({ page }) => {
    await open(page);
    await area(page).focus();
    await area(page).evaluate((box, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/plain', 'Three things');
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, WORD);
    await expect(area(page)).toHaveValue('𝗧𝗵𝗿𝗲𝗲 things\n\n1. P̲l̲a̲n̲\n2. Write in peace\n• Rest');
  });
});

test('the preview is cut like in a feed, and can be expanded', async ({ page }) => {
  await open(page, 'one\ntwo\nthree\nfour');
  const post = page.locator('.post-text');
  await expect(post).toHaveText('one\ntwo\nthree…more');
  await page.getByRole('button', { name: '…more' }).click();
  await expect(post).toHaveText('one\ntwo\nthree\nfour…less');
  await area(page).fill('x'.repeat(211));
  await expect(post).toHaveText(`${'x'.repeat(211)}…less`);
  await page.getByRole('button', { name: '…less' }).click();
  await expect(post).toHaveText(`${'x'.repeat(210)}…more`);
  await area(page).fill('short');
  await expect(post).toHaveText('short');
});

test('above 3,000 characters, a note shows how many are too many', async ({ page }) => {
  await open(page, 'x'.repeat(3000));
  await expect(page.getByText('Characters: 3,000 / 3,000')).toBeVisible();
  await expect(page.locator('[data-note]')).toHaveCount(0);
  await area(page).fill('x'.repeat(3002));
  await expect(page.locator('[data-note]')).toHaveText('3,002 characters: 2 over LinkedIn’s limit of 3,000.');
});

test('shows a text too long for any post completely, with the buttons disabled', async ({ page }) => {
  await open(page);
  await area(page).fill('word '.repeat(8_000));
  await expect(button(page, 'Bold')).toBeDisabled();
  await expect(page.locator('output[name=result]')).toHaveAttribute('data-length', '40000');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds no violations', async ({ page }) => {
      await open(page, 'one\ntwo\n**three**\nfour');
      await select(page, 0, 3);
      await button(page, 'Bold').click();
      await expect(page.locator('.post-text')).toContainText('𝗼𝗻𝗲');
      expect(await violations(page)).toEqual([]);
    });
  });
}
