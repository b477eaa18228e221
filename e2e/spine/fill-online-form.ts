import type { Page } from '@playwright/test';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Receipt } from '@visawright/contract/extension/receipt.ts';
import { expect } from '../kit/browser/test.ts';
import { chooseApplication, fillPage, finishPage } from '../kit/extension/fill-portal.ts';
import { patience } from '../kit/patience.ts';
import type { StartedPortals } from '../portals/start-portals.ts';
import type { Journey } from './journey.ts';

const mostPages = 20;
const stored = { timeout: 20_000 * patience };

export interface FilledForm {
  readonly reference: string;
  readonly pages: number;
  readonly fields: number;
}

// From the first page of the practice portal to its confirmation: the extension types and reads back, the traveller does what is theirs,
// goes on, and says at the end that the online form is completed.
export async function fillOnlineForm(journey: Journey, panel: Page, portals: StartedPortals): Promise<FilledForm> {
  const { page, user, traveller } = journey;
  const { id, firstPage } = portals.portals[0]!;
  user.taps++; // the link to the portal; the one of the product leads to the official portal
  const portal = await page.context().newPage();
  await portal.goto(firstPage);
  await portal.bringToFront();
  await chooseApplication(panel, traveller.lastName, user);
  const counts = { pages: 0, fields: 0 };
  for (let n = 0; n < mostPages && !(await portal.title()).startsWith('Application received'); n++) {
    const filled = await fillPage(panel, portal, user);
    if (filled) {
      expect(filled.differing, filled.title).toEqual([]);
      expect(filled.equal, filled.title).toBe(filled.planned);
      counts.pages += 1;
      counts.fields += filled.planned;
    }
    const part = await finishPage(portal, () => portals.captcha(id));
    user.taps += part.taps;
    user.characters += part.characters;
    expect(part.typed, `typed on ${await portal.title()}`).toEqual([]);
  }
  const { reference } = portals.visits(id).at(-1)!;
  await expect(panel.locator('.reference')).toHaveText(reference!, stored);
  expect(portals.entered(id)['identity']).toMatchObject({ visa_surname: traveller.front.truth.values.surname });
  await user.tap(panel.getByRole('button', { name: 'Mark online form completed' }));
  await expect(panel.getByRole('button', { name: 'Marked: online form completed' })).toBeVisible(stored);
  await portal.close();
  await expectReceipt(journey, reference!, counts.fields);
  return { reference: reference!, ...counts };
}

async function expectReceipt({ me, applicationUid }: Journey, reference: string, fields: number): Promise<void> {
  const query = { applicationUid };
  const { items } = await me.ask<{ items: Receipt[] }>('getReceipts', { query });
  expect(items).toHaveLength(1);
  const { receipt } = items[0]!;
  expect(receipt.reference).toBe(reference);
  const outcomes = receipt.pages.flatMap((page) => page.fields.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome === 'equal')).toHaveLength(fields);
  expect(outcomes.filter((outcome) => outcome === 'differs' || outcome === 'refused')).toEqual([]);
  const { status, lodgedReference } = await me.ask<Application>('getApplication', { query });
  expect({ status, lodgedReference }).toEqual({ status: 'online-form-completed', lodgedReference: reference });
}
