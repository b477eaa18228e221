import type { BrowserEngine } from './drivers/browser-engine.types.ts';
import type { Journey } from './journeys/journey.types.ts';
import { PageUser } from './page/page-user.ts';

export interface JourneyResult {
  readonly engine: string;
  readonly journey: string;
  readonly passed: number;
  readonly failed: number; // with the steps that were not reached
  readonly seconds: number;
}

// Runs the same steps in one engine. A step also fails if the console has an error or an exception was not caught.
export async function runJourneys(engine: BrowserEngine, journeys: readonly Journey[]): Promise<JourneyResult[]> {
  const results: JourneyResult[] = [];
  for (const journey of journeys) {
    const started = Date.now();
    const { passed, failed } = await runJourney(engine, journey);
    const seconds = Math.round((Date.now() - started) / 1000);
    results.push({ engine: engine.name, journey: journey.name, passed, failed, seconds });
  }
  return results;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function runJourney(engine: BrowserEngine, journey: Journey): Promise<{ passed: number; failed: number }> {
  const say = (mark: string, words: string) => console.log(`${mark} ${engine.name} › ${journey.name} › ${words}`);
  let user: PageUser | undefined;
  try {
    const steps = await journey.prepare();
    user = new PageUser(await engine.openPage(journey.viewport));
    for (const [passed, [says, act]] of steps.entries()) {
      const started = Date.now();
      const problems: string[] = [];
      await act(user).catch((error: unknown) => problems.push(messageOf(error)));
      problems.push(...(await user.page.takeErrors()).map((text) => `console: ${text}`));
      if (problems.length > 0) {
        say('✗', `${says}\n    ${problems.join('\n    ')}\n    ${await pageState(user)}`);
        return { passed, failed: steps.length - passed };
      }
      say('✓', `${says} (${Date.now() - started} ms)`);
    }
    return { passed: steps.length, failed: 0 };
  } catch (error) {
    say('✗', `could not start: ${messageOf(error)}`);
    return { passed: 0, failed: 1 };
  } finally {
    await user?.page.close().catch((error: unknown) => say('✗', `could not be closed: ${messageOf(error)}`));
  }
}

const shown = `() => {
  const squeeze = (words) => words.replace(/\\s+/g, ' ');
  const focused = squeeze(document.activeElement?.outerHTML ?? '').slice(0, 160);
  return 'at ' + location.href + ', focus on ' + focused + ': ' + squeeze(document.body.innerText).slice(0, 600);
}`;

const pageState = (user: PageUser) =>
  user.page.evaluate<string>(shown).catch((error: unknown) => `the page does not answer: ${messageOf(error)}`);
