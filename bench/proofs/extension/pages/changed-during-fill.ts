import type { PageAttack } from './page-attacks.ts';

// The page becomes another one between being read and being filled.
export const changedDuringFill: readonly PageAttack[] = [
  {
    name: 'fields that exchange their names at the first key',
    mayFill: true,
    script: () => {
      const exchange = () => {
        const [one, other] = ['passportno', 'occupation'].map((id) => document.getElementById(id) as HTMLInputElement);
        const [oneLabel, otherLabel] = [one!.labels![0]!, other!.labels![0]!];
        const [oneText, otherText] = [oneLabel.innerHTML, otherLabel.innerHTML];
        [one!.id, other!.id] = ['held', one!.id];
        one!.id = 'occupation';
        [one!.name, other!.name] = [other!.name, one!.name];
        [oneLabel.innerHTML, otherLabel.innerHTML] = [otherText, oneText];
        [oneLabel.htmlFor, otherLabel.htmlFor] = [one!.id, other!.id];
      };
      window.addEventListener('keydown', exchange, { capture: true, once: true });
    },
  },
  {
    name: 'another page of the portal at the first key',
    isLeft: true,
    isSmall: true,
    mayFill: true,
    script: () =>
      window.addEventListener('keydown', () => window.location.assign('/apply/trip'), { capture: true, once: true }),
    whileFilling: async ({ page }) => {
      await page.waitForURL('**/apply/trip', { timeout: 8_000 }).catch(() => undefined);
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'an imitation on another site at the first key',
    isLeft: true,
    mayFill: true,
    script: () => {
      if (location.port === '18099') return;
      window.addEventListener('keydown', () => window.location.assign('http://127.0.0.1:18099/apply/person'), {
        capture: true,
        once: true,
      });
    },
    whileFilling: async ({ page }) => {
      await page.waitForURL('http://127.0.0.1:18099/**', { timeout: 8_000 }).catch(() => undefined);
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'an imitation in front while the page is filled',
    mayFill: true,
    whileFilling: async ({ page }, { browser, evil }) => {
      await page.waitForTimeout(400);
      const second = await browser.context.newPage();
      await second.goto(`${evil.sameHost}/apply/person`);
      await second.bringToFront();
      await second.waitForTimeout(1_500);
      const held = await second.evaluate(() =>
        [...document.querySelectorAll('input')]
          .filter(({ type, value }) => type === 'text' && value !== '')
          .map(({ id }) => id),
      );
      await second.close();
      await page.evaluate((ids) => Object.assign(window, { heard: ids }), held);
      if (held.length > 0) throw new Error(`the page in front was filled: ${held.join(', ')}`);
    },
  },
  {
    name: 'a page that is drawn anew with each key',
    mayFill: true,
    script: () => {
      let times = 0;
      window.addEventListener(
        'keydown',
        () => {
          if ((times += 1) > 3) return;
          const form = document.querySelector('form')!;
          const fields = [...form.querySelectorAll('input[type=text]')] as HTMLInputElement[];
          const [first, second] = [fields[0]!.parentElement!, fields[1]!.parentElement!];
          first.before(second);
        },
        { capture: true },
      );
    },
  },
];
