import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { connectPanel } from '@visawright/e2e/extension/fill-portal.ts';
import { buildExtension, openExtension } from '@visawright/e2e/extension/open-extension.ts';
import { allPortals } from '@visawright/e2e/portals/all-portals.ts';
import { questionCoverage } from '@visawright/e2e/portals/question-coverage.ts';
import { startPortals } from '@visawright/e2e/portals/start-portals.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, BrokenRun, exactly, none, timed, type Finding } from '../../measurement.ts';
import { root } from '../../record/sources-hash.ts';
import { prepareApplication } from './prepare-application.ts';
import { signInToProduct } from './sign-in-to-product.ts';
import { startProduct } from './start-product.ts';
import { visitPortal, type PortalVisit } from './visit-portal.ts';

const port = 18_096;
const withoutWaiting = 'canada-visitor'; // its lists are there from the beginning
const losing = 'vietnam-evisa'; // once more, with a session that ends in the middle
const fewPortals = [losing, 'widgets'];

// The built extension fills every practice portal from a declared application and reads it back; a person does only what is theirs.
export default async function fill(small: boolean): Promise<Finding> {
  if (process.env['PORTALS'] && !small) throw new BrokenRun('PORTALS chooses the portals of a small run; add --small');
  const only = process.env['PORTALS']?.split(',') ?? (small ? fewPortals : allPortals.map(({ id }) => id));
  const wanted = allPortals.filter(({ id }) => only.includes(id));
  const product = await startProduct(port);
  const portals = await startPortals({ only: wanted.map(({ id }) => id) });
  const built = await buildExtension(product.url);
  const browser = await openExtension(built);
  const visits: PortalVisit[] = [];
  try {
    const { context } = browser;
    const app = await signInToProduct(context, product);
    const panel = await browser.openPanel();
    await connectPanel(panel, app, `${product.url}/${product.path}#/settings?tab=extension`);
    const stage = { product, context, panel, portals };
    for (const [n, portal] of wanted.entries()) {
      visits.push(await visitPortal(stage, portal.id, await prepareApplication(product, portal, 5 + n)));
      console.error(`${portal.id}: ${JSON.stringify(rowOf(visits.at(-1)!))}`);
    }
    if (!only.includes(losing)) return findingOf(visits, await coverage(wanted));
    portals.loseSessionAfterPage(losing, 3);
    const again = allPortals.find(({ id }) => id === losing)!;
    visits.push(await visitPortal(stage, losing, await prepareApplication(product, again, 40)));
  } catch (error) {
    for (const [n, page] of browser.context.pages().entries())
      await page.screenshot({ path: join(root, 'bench/out', `fill-${n}.png`), fullPage: true }).catch(() => undefined);
    throw error;
  } finally {
    await browser.close();
    await browser.forget();
    await portals.close();
    await product.stop();
    rmSync(built, { recursive: true, force: true });
  }
  return findingOf(visits, await coverage(wanted));
}

async function coverage(wanted: typeof allPortals): Promise<number> {
  const all = await Promise.all(
    wanted.map(async (portal) => {
      const { shared, mapped } = await questionCoverage(
        portal,
        shippedPacks().find((pack) => pack.portal === portal.id)!,
      );
      return mapped / shared;
    }),
  );
  return Math.round(Math.min(...all) * 1_000) / 10;
}

function findingOf(visits: readonly PortalVisit[], mapped: number): Finding {
  const pages = visits.flatMap((visit) => visit.pages);
  const count = new Set(visits.map(({ portal }) => portal)).size;
  const planned = sum(pages.map((page) => page.planned));
  const equal = sum(pages.map((page) => page.equal));
  const fast = (visits.find(({ portal }) => portal === withoutWaiting) ?? visits[0]!).pages;
  const rate = sum(fast.map((page) => page.planned)) / Math.max(0.001, sum(fast.map((page) => page.seconds)));
  return {
    judged: `${visits.length} visits of ${count} portals, ${pages.length} pages, ${planned} fields`,
    checks: [
      atLeast(
        'fields equal on reading back',
        planned === 0 ? 0 : Math.round((equal / planned) * 10_000) / 100,
        100,
        '%',
      ),
      none(
        'values submitted otherwise than read back',
        sum(visits.map(({ submittedOtherwise }) => submittedOtherwise.length)),
      ),
      atLeast('shared questions mapped, least of a portal', mapped, 95, '%'),
      none('characters typed besides the CAPTCHA', sum(visits.map(({ characters }) => characters))),
      none('references not captured', visits.filter(({ reference, captured }) => reference !== captured).length),
      none(
        'applications without status or receipt',
        visits.filter(({ status, wantedStatus }) => status !== wantedStatus).length,
      ),
      exactly('sessions lost on the way and continued', sum(visits.map(({ sessionsLost }) => sessionsLost)), 1),
      timed(atLeast('fields per second where the portal does not wait', Math.round(rate * 10) / 10, 20)),
    ],
    table: visits.map(rowOf),
  };
}

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);

function rowOf({ portal, pages, taps, characters, typed, seconds, submittedOtherwise, sessionsLost }: PortalVisit) {
  return {
    portal,
    pages: pages.length,
    fields: sum(pages.map((page) => page.planned)),
    equal: sum(pages.map((page) => page.equal)),
    differing: pages.flatMap(({ title, differing }) => differing.map((text) => `${title}: ${text}`)),
    taps,
    characters,
    typed,
    seconds,
    submittedOtherwise,
    sessionsLost,
  };
}
