import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Receipt } from '@visawright/contract/extension/receipt.ts';
import { fillPage, finishPage, type FilledPage } from '@visawright/e2e/extension/fill-portal.ts';
import type { StartedPortals } from '@visawright/e2e/portals/start-portals.ts';
import { BrokenRun } from '../../measurement.ts';
import type { PreparedApplication } from './prepare-application.ts';
import type { Product } from './start-product.ts';

export interface PortalVisit {
  readonly portal: string;
  readonly pages: readonly FilledPage[];
  readonly taps: number;
  readonly characters: number; // typed by the person besides the CAPTCHA
  readonly typed: readonly string[];
  readonly seconds: number;
  readonly reference: string; // shown by the portal
  readonly captured: string; // shown by the panel
  readonly receipt: Receipt;
  readonly submittedOtherwise: readonly string[]; // what was read back but not submitted
  readonly status: string; // of the application
  readonly wantedStatus: string;
  readonly sessionsLost: number;
}

const mostPages = 80;

async function captureReference(panel: Page): Promise<string> {
  const found = panel.locator('.reference');
  await found.waitFor({ timeout: 60_000 });
  return (await found.textContent()) ?? '';
}

// From the first page of a portal to its confirmation: the extension fills, the person does the rest and presses Next.
export async function visitPortal(
  {
    product,
    context,
    panel,
    portals,
  }: { product: Product; context: BrowserContext; panel: Page; portals: StartedPortals },
  id: string,
  { applicationUid, applicantName, destination }: PreparedApplication,
): Promise<PortalVisit> {
  const { firstPage } = portals.portals.find((each) => each.id === id)!;
  const page = await context.newPage();
  const started = performance.now();
  const pages: FilledPage[] = [];
  const sum = { taps: 0, characters: 0, typed: [] as string[], lost: 0 };
  await page.goto(new URL('/restart', firstPage).href);
  await page.bringToFront();
  await panel
    .getByRole('button', { name: new RegExp(applicantName, 'i') })
    .last()
    .click();
  for (let n = 0; !(await page.title()).startsWith('Application received'); n++) {
    if (n > mostPages) throw new BrokenRun(`${id} has no end`);
    if (page.url().endsWith('/session-ended')) {
      await page.locator('main a').first().click();
      sum.lost += 1;
      continue;
    }
    const filled = await fillPage(panel, page);
    if (filled) pages.push(filled);
    const part = await finishPage(page, () => portals.captcha(id));
    sum.taps += part.taps;
    sum.characters += part.characters;
    sum.typed.push(...part.typed);
  }
  const captured = await captureReference(panel);
  // Where the form is handed in at a centre there is no such status, and the panel does not offer it.
  const isHandedIn = await panel.getByText('The documents are handed in at the centre.').isVisible();
  const mark = panel.getByRole('button', { name: 'Mark online form completed' });
  if (!isHandedIn || (await mark.count()) > 0) {
    await mark.click();
    await panel
      .getByRole('button', { name: 'Marked: online form completed' })
      .waitFor({ timeout: 30_000 })
      .catch(() => undefined);
  }
  const seconds = Math.round((performance.now() - started) / 1_000);
  const { items } = await product.ask<{ items: Receipt[] }>('getReceipts', { query: { applicationUid } });
  const { status } = await product.ask<{ status: string }>('getApplication', { query: { applicationUid } });
  const reference = portals.visits(id).at(-1)?.reference ?? '';
  await panel.getByRole('button', { name: 'Next application' }).click();
  await page.close();
  const receipt = items[0];
  if (!receipt) throw new BrokenRun(`${id} left no receipt`);
  return {
    portal: id,
    pages,
    taps: sum.taps,
    characters: sum.characters,
    typed: sum.typed,
    seconds,
    reference,
    captured,
    receipt,
    submittedOtherwise: comparedWithPortal(receipt, portals.entered(id)),
    status,
    wantedStatus: findDestination(destination)?.submitsInPersonOnly ? 'package-ready' : 'online-form-completed',
    sessionsLost: sum.lost,
  };
}

// Every value that was read back as equal is what the portal received on that page.
function comparedWithPortal(
  { receipt }: Receipt,
  entered: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>,
): string[] {
  return receipt.pages.flatMap(({ page, fields }) => {
    const left = Object.values(entered[page] ?? {}).flatMap((value) =>
      typeof value === 'string' ? [value] : [value.join(', ')],
    );
    return fields
      .filter(({ outcome, found }) => outcome === 'equal' && found !== null)
      .flatMap(({ label, found }) => {
        const at = left.findIndex((value) => isSame(value, found!, label));
        if (at >= 0) left.splice(at, 1);
        return at >= 0 ? [] : [`${page}: ${label}`];
      });
  });
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
// A single box is read back as its label.
const isSame = (submitted: string, found: string, label: string) =>
  letters(submitted) === letters(found) ||
  (/^(yes|true|on)$/i.test(submitted) && [letters(label), 'yes'].includes(letters(found)));
