import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import type { Lang } from '../../i18n/languages';
import Unlock from './Unlock';

const shown = async (lang: Lang) => {
  const { prelude } = await prerender(
    <Suspense>
      <Unlock locked="x" lang={lang} onOpen={() => {}} />
    </Suspense>,
  );
  return new Response(prelude).text();
};

test.for([
  ['en', 'Password'],
  ['pt', 'Senha'],
  ['pl', 'Hasło'],
] as const)('the prompt of a locked link in %s says %j', async ([lang, label]) =>
  expect(await shown(lang)).toContain(`aria-label="${label}"`),
);
