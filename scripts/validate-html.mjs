/** HTML validation in a separate thread, because it is the slowest check of dist. */
import { HtmlValidate } from 'html-validate';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

const CONFIG = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The error screen's <h1> is inside a <template>; check-dist counts the headings that are shown.
    'heading-level': ['error', { allowMultipleH1: true }],
    // Scripts come from this site only.
    'require-sri': 'off',
    // A form whose results update while typing has nothing to submit.
    'wcag/h32': 'off',
  },
};

/** The 404 page has the header of each language in a <template>, with a menu in it. */
async function validate(dist, files) {
  const validator = new HtmlValidate(CONFIG);
  const failures = [];
  for (const file of files) {
    const { results } = await validator.validateString(await readFile(join(dist, file), 'utf8'), file);
    for (const { line, column, message, ruleId } of results.flatMap((result) => result.messages)) {
      if (file === '404.html' && ruleId === 'unique-landmark') continue;
      failures.push(`${file}:${line}:${column}: ${message} (html-validate: ${ruleId})`);
    }
  }
  return failures;
}

if (!isMainThread && workerData?.dist) parentPort.postMessage(await validate(workerData.dist, workerData.files));

/** What is not valid HTML in those files of a folder: one line per fault. */
export async function invalidHtml(dist, files) {
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / 50));
  if (threads < 2) return validate(dist, files);
  const parts = Array.from({ length: threads }, (_, n) => files.filter((_file, at) => at % threads === n));
  const found = parts.map(
    (part) =>
      new Promise((done, failed) => {
        new Worker(fileURLToPath(import.meta.url), { workerData: { dist, files: part } })
          .on('message', done)
          .on('error', failed);
      }),
  );
  return (await Promise.all(found)).flat();
}
