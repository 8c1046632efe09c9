import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { untilKept } from '../../testing/test-site';

test.use({ serviceWorkers: 'allow' });

interface Target {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: Readonly<Record<string, string>> & { readonly files: readonly { readonly name: string }[] };
}

const targetOf = async (request: APIRequestContext): Promise<Target> =>
  ((await (await request.get('/manifest.webmanifest')).json()) as { share_target: Target }).share_target;

/** Sends what the system sends when another app shares something with the installed site. */
async function share(
  page: Page,
  target: Target,
  fields: Readonly<Record<string, string>>,
  file?: { name: string; type: string; text: string },
) {
  await page.evaluate(
    ({ target: { action, method, enctype, params }, fields: values, file: chosen }) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype });
      for (const [name, value] of Object.entries(values))
        form.append(Object.assign(document.createElement('input'), { name: params[name], value }));
      if (chosen) {
        const data = new DataTransfer();
        data.items.add(new File([chosen.text], chosen.name, { type: chosen.type }));
        form.append(
          Object.assign(document.createElement('input'), { name: params.files[0]?.name ?? '', type: 'file' }),
        );
        (form.lastElementChild as HTMLInputElement).files = data.files;
      }
      document.body.append(form);
      form.submit();
    },
    { target, fields, file },
  );
  await page.waitForURL('**/#shared=*');
}

test('a text that another app shares opens with the tool that is chosen, offline as well', async ({
  page,
  context,
  request,
}) => {
  const target = await targetOf(request);
  await page.goto('/');
  await untilKept(page);
  await context.setOffline(true);
  await share(page, target, { title: '', text: '{"a": [1, 2]}', url: '' });
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('{"a": [1, 2]}');
  await expect(page.locator('main .search .card').first()).toHaveText('JSON formatter');
  await context.setOffline(false);
  // The page and the service worker notice the network one after the other; a reload in between may be aborted.
  const reaches = () =>
    page.evaluate(() =>
      fetch('/builds/latest.json')
        .then(({ ok }) => ok)
        .catch(() => false),
    );
  await expect.poll(reaches).toBe(true);
  await page.reload();
  const first = page.locator('main .search .card').first();
  await expect(first).toHaveText('JSON formatter');
  await first.click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('{"a": [1, 2]}');
});

test('a file that another app shares opens with the tool that is chosen', async ({ page, request }) => {
  const target = await targetOf(request);
  await page.goto('/');
  await untilKept(page);
  await share(
    page,
    target,
    { title: 'people.csv' },
    { name: 'people.csv', type: 'text/csv', text: 'name,age\nAda,36\nAlan,41' },
  );
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('people.csv');
  const first = page.locator('main .search .card').first();
  await expect(first).toHaveText('CSV parser');
  await first.click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('name,age\nAda,36\nAlan,41');
});
