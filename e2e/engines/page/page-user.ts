import { setTimeout as pause } from 'node:timers/promises';
import type { EnginePage } from '../drivers/browser-engine.types.ts';
import { findInPage, guardClick, type Found } from './find-in-page.ts';
import { css, describeTarget, type Target } from './target.ts';
import { patience } from '../../kit/patience.ts';

const usual = 15_000 * patience;
const source = findInPage.toString();
const guard = guardClick.toString();

// A person at a page of any engine: finds elements by role, label or text, waits until they can be used, and uses mouse and keyboard.
export class PageUser {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  find(target: Target, attribute = '', forClick = false): Promise<Found> {
    return this.page.evaluate<Found>(source, target, attribute, forClick);
  }

  // Asks until the answer is as wanted; the last answer is part of the error.
  async until<T>(what: string, ask: () => Promise<T>, isWanted: (answer: T) => boolean, most = usual): Promise<T> {
    const end = Date.now() + most;
    for (;;) {
      const answer = await ask();
      if (isWanted(answer)) return answer;
      if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(answer)} after ${most} ms`);
      await pause(60);
    }
  }

  waitFor = (target: Target, most = usual) =>
    this.until(
      `waiting for ${describeTarget(target)}`,
      () => this.find(target),
      ({ count }) => count > 0,
      most,
    );

  waitUntilGone = (target: Target, most = usual) =>
    this.until(
      `until ${describeTarget(target)} is gone`,
      () => this.find(target),
      ({ count }) => count === 0,
      most,
    );

  waitForCount = (target: Target, count: number) =>
    this.until(
      `${count} × ${describeTarget(target)}`,
      async () => (await this.find(target)).count,
      (n) => n === count,
    );

  waitForText = (target: Target, wanted: string | RegExp, most = usual) =>
    this.until(
      `text of ${describeTarget(target)} to be ${String(wanted)}`,
      async () => (await this.find(target)).text,
      (text) => (typeof wanted === 'string' ? text === wanted : wanted.test(text)),
      most,
    );

  waitForValue = (target: Target, wanted: string) =>
    this.until(
      `value of ${describeTarget(target)} to be ${wanted}`,
      async () => (await this.find(target)).value,
      (value) => value === wanted,
    );

  waitForAttribute = (target: Target, name: string, wanted: RegExp, most = usual) =>
    this.until(
      `${name} of ${describeTarget(target)} to be ${String(wanted)}`,
      async () => (await this.find(target, name)).attribute,
      (value) => value !== null && wanted.test(value),
      most,
    );

  waitForFocus = (target: Target) =>
    this.until(
      `focus on ${describeTarget(target)}`,
      async () => ((await this.find(target)).focused ? '' : this.page.evaluate<string>(focusedElement)),
      (elsewhere) => elsewhere === '',
    );

  // Clicks when the element stays in one place, uncovered and enabled. A click that met another element is repeated.
  async click(target: Target): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      let last = '';
      let same = 0;
      const { point } = await this.until(
        `click on ${describeTarget(target)}`,
        () => this.find(target, '', true),
        (found) => {
          const place = String(found.point);
          same = found.point !== undefined && place === last ? same + 1 : 0;
          last = place;
          return same >= 2;
        },
      );
      await this.page.evaluate(guard);
      await this.page.clickAt(...point!);
      if (await this.page.evaluate<boolean>('() => window.wasClickOnTarget !== false')) return;
    }
    throw new Error(`click on ${describeTarget(target)}: it moves all the time`);
  }

  async check(target: Target): Promise<void> {
    await this.waitFor(target);
    if (!(await this.find(target)).checked) await this.click(target);
    await this.until(
      `${describeTarget(target)} to be checked`,
      () => this.find(target),
      ({ checked }) => checked,
    );
  }

  // Replaces the text of a field by keys.
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.waitForFocus(target);
    await this.page.evaluate('() => document.activeElement.select()');
    await this.page.type(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.press(key);
  }

  address = () => this.page.evaluate<string>('() => location.href');

  // Navigates inside the running application without a reload, like a typed hash.
  openRoute = (path: string) => this.page.evaluate<null>('(hash) => void (location.hash = hash)', `#${path}`);

  waitForScreen = (id: string) => this.waitFor(css(`[data-screen="${id}"]`));
}

const focusedElement = "() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing'";
