import { readFileSync } from 'node:fs';

/**
 * The most memory, in MB, that a page's process has had, workers included; the largest process if there are several. NaN
 * where the system has no /proc.
 */
export async function peakMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakOf(id));
  return Math.max(...peaks);
}

function peakOf(id) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1_000_000;
  } catch {
    return NaN;
  }
}
