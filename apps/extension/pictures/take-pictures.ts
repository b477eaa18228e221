// Pictures of the panel in every state, light, dark and Hindi, and axe on each: `node pictures/take-pictures.ts <folder> [state …]`.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer } from 'vite';

const [folder = '/tmp/panel-pictures', ...wanted] = process.argv.slice(2);
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
mkdirSync(folder, { recursive: true });

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  publicDir: join(import.meta.dirname, '../public'),
  plugins: [react()],
  server: { port: 4399, host: '127.0.0.1', fs: { strict: false } },
  logLevel: 'error',
});
await server.listen();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({
  viewport: { width: 360, height: 820 },
  deviceScaleFactor: 2,
  timezoneId: 'Asia/Kolkata',
});
const page = await context.newPage();
page.on('pageerror', (error) => console.error(error));
let problems = 0;
try {
  await page.goto('http://127.0.0.1:4399/');
  await page.waitForSelector('body[data-states]', { timeout: 120_000 });
  const states = (await page.locator('body').getAttribute('data-states'))!
    .split(',')
    .filter((state) => wanted.length === 0 || wanted.includes(state));
  for (const state of states)
    for (const look of ['light', 'dark', 'hindi']) {
      const query = `state=${state}&scheme=${look === 'dark' ? 'dark' : 'light'}&language=${look === 'hindi' ? 'hi' : 'en'}`;
      await page.setViewportSize({ width: state === 'recorder' ? 468 : 360, height: 820 });
      await page.goto(`http://127.0.0.1:4399/?${query}`);
      await page.waitForSelector('body[data-states]');
      await page.screenshot({ path: join(folder, `${state}-${look}.png`) });
      await page.addScriptTag({ path: axe });
      const found = await page.evaluate(async () => {
        const { violations } = await (
          globalThis as unknown as {
            axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          }
        ).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      });
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      for (const each of [...found, ...(isWider ? ['wider than the panel'] : [])]) {
        problems++;
        console.log(`${state} ${look}: ${each}`);
      }
    }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${problems} problems`);
process.exit(problems === 0 ? 0 : 1);
