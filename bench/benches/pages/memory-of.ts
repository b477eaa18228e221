import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

// The memory of the process that shows the page: its own, and its share of what processes have in common.
export async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const megabytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))![1]) / 1_024);
  return Math.round(Math.max(...megabytes));
}
