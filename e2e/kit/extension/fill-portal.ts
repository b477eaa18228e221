import { expect, type Page } from '@playwright/test';
import { CountingUser } from '../browser/counting-user.ts';
import { patience } from '../patience.ts';

export interface FilledPage {
  readonly title: string;
  readonly planned: number;
  readonly equal: number;
  readonly differing: readonly string[];
  readonly seconds: number;
}

const within = 20_000 * patience;
const standIn = '12'; // where an answer is missing and the portal requires one
const button = (panel: Page, name: RegExp) => panel.getByRole('button', { name }).first();
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

// The code that the panel shows.
async function showCode(panel: Page, user: CountingUser): Promise<string> {
  const show = button(panel, /^Connect to/);
  await expect(show.or(panel.locator('.code'))).toBeVisible({ timeout: within });
  if (await show.isVisible()) await user.tap(show);
  await expect(panel.locator('.code')).toBeVisible({ timeout: within });
  return (await panel.locator('.code span').allTextContents()).join('');
}

// The code that the panel shows, entered in the signed-in application, as a person does it.
export async function connectPanel(panel: Page, app: Page, settings: string, user = new CountingUser()): Promise<void> {
  const code = await showCode(panel, user);
  await app.bringToFront();
  await app.goto(settings);
  await user.type(app.locator('.ext-code input'), code);
  await user.tap(app.getByRole('dialog').getByRole('button', { name: /^Connect/ }));
  await expect(panel.getByText(/^Connected as/)).toBeVisible({ timeout: within });
}

export async function chooseApplication(panel: Page, name: string, user = new CountingUser()): Promise<void> {
  await user.tap(button(panel, new RegExp(name, 'i')));
  await expect(panel.getByRole('heading', { name: 'Choose an application' })).toHaveCount(0, { timeout: within });
}

const stepOf = async (portal: Page) => numberIn(await portal.locator('.step-now').textContent());

// Timed inside the panel: the expectations of the test look only every second once they have waited for one.
const secondsFromPressTo = (panel: Page, text: string): Promise<number> =>
  panel.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const press = (event: Event) => (pressedAt = event.timeStamp);
        document.addEventListener('click', press, { capture: true, once: true });
        const isShown = () =>
          [...document.querySelectorAll('button')].some(
            (each) => each.offsetParent !== null && each.textContent?.trim().startsWith(wanted),
          );
        const observer = new MutationObserver(() => {
          if (pressedAt === 0 || !isShown()) return;
          observer.disconnect();
          resolve((performance.now() - pressedAt) / 1_000);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );

// Presses Fill, waits until every field was read back and tells what the panel reports; null where there is nothing to fill.
export async function fillPage(panel: Page, portal: Page, user = new CountingUser()): Promise<FilledPage | null> {
  await portal.bringToFront();
  const step = await stepOf(portal);
  await expect(panel.getByText(new RegExp(`^Step ${step} of`))).toBeVisible({ timeout: within });
  const fill = button(panel, /^Fill \d+ field/);
  const nothing = panel.getByRole('heading', { name: 'Nothing to fill on this page' });
  await expect(fill.or(nothing)).toBeVisible({ timeout: within });
  if (await nothing.isVisible()) return null;
  const planned = numberIn(await fill.textContent());
  const isReadBack = expect(button(panel, /^Read the page again/));
  const [seconds] = await Promise.all([
    secondsFromPressTo(panel, 'Read the page again'),
    user.tap(fill).then(() => isReadBack.toBeVisible({ timeout: within * 2 })),
  ]);
  const heading = await panel.getByRole('heading', { level: 2 }).first().textContent();
  const differing = await panel
    .locator('.card[data-tone="bad"]')
    .evaluateAll((cards) => cards.map((card) => (card.textContent ?? '').replace(/\s+/g, ' ').trim()));
  // Answers that the page stopped asking for after other answers are no fields of it.
  const unasked = /(\d+) not asked here/.exec((await panel.locator('.lead').first().textContent()) ?? '')?.[1] ?? 0;
  const fields = planned - Number(unasked);
  return { title: await portal.title(), planned: fields, equal: numberIn(heading), differing, seconds };
}

export interface PersonalPart {
  taps: number;
  characters: number; // besides the CAPTCHA
  captchas: number;
  readonly typed: string[]; // labels of what had to be typed
}

// Boxes and files that are open; choices and texts only where the portal insists, because some are required with other answers only.
async function answerOpen(portal: Page, part: PersonalPart, wanted: string): Promise<void> {
  for (const frame of portal.frames())
    for (const control of await frame.locator(`:is(input, select, textarea)${wanted}`).elementHandles()) {
      const isOpen = await control.evaluate((each) => !(each as HTMLInputElement).validity.valid);
      if (!isOpen || !(await control.isVisible())) continue;
      const kind = await control.evaluate((each) =>
        each instanceof HTMLInputElement ? each.type : each.nodeName.toLowerCase(),
      );
      if (kind === 'checkbox' || kind === 'radio') await control.check();
      else if (kind === 'file')
        await control.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('page') });
      else if (wanted !== refused) continue;
      else if (kind === 'select') await control.selectOption({ index: 1 });
      else {
        await control.fill(standIn);
        part.characters += standIn.length;
        part.typed.push(await control.evaluate((each: HTMLInputElement) => each.labels?.[0]?.textContent ?? each.id));
        continue;
      }
      part.taps += 1;
    }
}

const refused = '[aria-invalid="true"]';

// Groups of radio buttons that the portal insists on: the first choice.
async function chooseInOpenGroups(portal: Page, part: PersonalPart): Promise<void> {
  for (const frame of portal.frames())
    for (const group of await frame.locator('[role="radiogroup"][aria-required="true"]:not(:has(:checked))').all()) {
      if (!(await group.isVisible())) continue;
      await group.getByRole('radio').first().check();
      part.taps += 1;
    }
}

// What the extension leaves to the person: boxes to tick, choices nobody answered, the CAPTCHA. Then Next, and once more if the portal asks
// for something else.
export async function finishPage(portal: Page, captcha: () => string): Promise<PersonalPart> {
  const part: PersonalPart = { taps: 0, characters: 0, captchas: 0, typed: [] };
  const code = portal.getByLabel('Letters in the picture');
  if ((await code.count()) > 0) {
    await code.fill(captcha());
    part.captchas += 1;
  }
  await answerOpen(portal, part, ':required');
  const title = await portal.title();
  const press = async () => {
    part.taps += 1;
    await Promise.all([portal.waitForEvent('load', { timeout: within }), portal.locator('[data-main]').click()]);
    return (await portal.title()) !== title;
  };
  if (await press()) return part;
  await answerOpen(portal, part, refused);
  await chooseInOpenGroups(portal, part);
  if (await press()) return part;
  throw new Error(`the portal does not accept the page ${title}`);
}
