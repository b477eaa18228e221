import type { Browser, Page } from '@playwright/test';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { makeOffice, type Office } from '../kit/accounts/make-office.ts';
import type { DisposablePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { personClient, type PersonClient } from '../kit/applications/person-client.ts';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { press } from '../kit/browser/keys.ts';
import { markToursSeen } from '../kit/browser/mark-tours-seen.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { documentsOnceRead } from '../kit/documents/documents-once-read.ts';
import { sendDocument } from '../kit/documents/send-document.ts';
import type { TravellerFiles } from '../kit/documents/schengen-documents.ts';
import { patience } from '../kit/patience.ts';
import { journeys } from '../kit/server/addresses.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

interface Trip {
  readonly office: Office;
  readonly client: PersonClient;
  readonly applicationUid: string;
  readonly traveller: string; // applicantUid, as the next
  readonly companion: string;
}

// Two travellers of one trip: the first has a passport of two files, a statement and a letter; the second has nothing yet.
async function makeTrip({ firstName, lastName, documents }: TravellerFiles): Promise<Trip> {
  const office = await makeOffice();
  const agent = office.agents[0]!;
  const client = await personClient(agent);
  const file = (name: string) => documents.find((one) => one.name.startsWith(name))!;
  const { applicantUid } = await client.applicant(firstName, lastName);
  const first = await client.draft(applicantUid, 'Italy');
  const other = await client.applicant('Raghav', lastName);
  await client.draft(other.applicantUid, 'Italy', { tripUid: first.tripUid });
  const { applicationUid } = first;
  for (const name of ['passport-front', 'passport-back', 'bank', 'cover-letter'])
    await sendDocument(agent, file(name), { applicantUid, applicationUid });
  await documentsOnceRead(client, applicantUid, 3);
  return { office, client, applicationUid, traveller: applicantUid, companion: other.applicantUid };
}

// Reading takes half a minute, so the tests of this file share a trip. Those that leave the pages as they were come first.
let shared: Promise<Trip> | undefined;
const sharedTrip = (tourist: TravellerFiles): Promise<Trip> => (shared ??= makeTrip(tourist));

async function openPlayground(browser: Browser, person: DisposablePerson, applicationUid: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  await markToursSeen(context);
  const page = await context.newPage();
  await signIn(page, journeys, person.name, person.password);
  await openRoute(page, `/fileUpload/document-playground?applicationUid=${applicationUid}`);
  await expectScreen(page, 'staffPlayground');
  await tiles(page).first().waitFor();
  return page;
}

const tiles = (page: Page, title?: string) =>
  title ? page.getByRole('gridcell', { name: new RegExp(`, ${title},`) }) : page.getByRole('gridcell');
const saved = (page: Page) => expect(page.locator('.pg-saved')).toContainText('Saved', { timeout: 20_000 * patience });

// The documents of the trip as the server has them: 'Passport 2' for a passport of two pages.
async function documentsNow({ client, applicationUid }: Trip): Promise<string[]> {
  const { travellers } = await client.ask<{ travellers: ArrangedTraveller[] }>('arrangement', {
    query: { applicationUid },
  });
  return travellers
    .flatMap(({ documents }) => documents.map(({ category, pages }) => `${category} ${pages.length}`))
    .toSorted();
}

test.beforeEach(() => test.setTimeout(300_000 * patience));

test(
  'the screen has no accessibility faults, light and dark, and fits its widths',
  onlyInAll,
  async ({ browser, tourist }) => {
    const trip = await sharedTrip(tourist);
    const page = await openPlayground(browser, trip.office.agents[0]!, trip.applicationUid);
    await page.locator('.pg-sheet img').waitFor();
    await page.locator('.doc-value').first().waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const width of [1_440, 960]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page), `${scheme} ${width}`).toEqual([]);
      }
    }
    await page.context().close();
  },
);

test('pages are reordered, split off and merged by keys, and each is undone', async ({ browser, tourist }) => {
  const trip = await sharedTrip(tourist);
  const page = await openPlayground(browser, trip.office.agents[0]!, trip.applicationUid);
  const before = await documentsNow(trip);
  expect(before).toContain('Proof of Funds 3');
  const statement = page.getByRole('gridcell', { name: /, Bank statement( \d)?,/ });
  const order = () => statement.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset['page']));
  await statement.first().click();
  const [first, second, third] = await order();

  await press(page, 'Alt+ArrowRight');
  await expect.poll(order).toEqual([second, first, third]);
  await saved(page);

  await statement.nth(1).click();
  await press(page, 'x');
  await expect
    .poll(() => documentsNow(trip))
    .toEqual(
      before
        .flatMap((each) => (each === 'Proof of Funds 3' ? ['Proof of Funds 1', 'Proof of Funds 2'] : [each]))
        .toSorted(),
    );

  await statement.first().click();
  await statement.last().click({ modifiers: ['Control'] });
  await press(page, 'Shift+m');
  await expect.poll(() => documentsNow(trip)).toEqual(before);

  for (let n = 0; n < 3; n++) await press(page, 'Control+z');
  await expect.poll(order).toEqual([first, second, third]);
  await expect.poll(() => documentsNow(trip)).toEqual(before);

  // The editor opens on the current page, and the way back leads to the same document.
  await statement.first().click();
  await press(page, 'e');
  await expectScreen(page, 'documentEditor');
  await page.goBack();
  await expectScreen(page, 'staffPlayground');
  await expect(statement.first()).toHaveAttribute('data-current', 'true');
  await page.context().close();
});

test(
  'an operation that lost against a colleague is taken back and names them',
  onlyInAll,
  async ({ browser, tourist }) => {
    const trip = await sharedTrip(tourist);
    const { office, applicationUid } = trip;
    const mine = await openPlayground(browser, office.agents[0]!, applicationUid);
    const theirs = await openPlayground(browser, office.agency, applicationUid);
    await mine.context().setOffline(true);
    await tiles(mine, 'Cover letter').first().click();
    await press(mine, 'm');
    await mine.keyboard.type('bank');
    await press(mine, 'Enter');
    await expect(mine.locator('.pg-saved')).toContainText('Not saved yet', { timeout: 20_000 * patience });

    await tiles(theirs, 'Cover letter').first().click();
    await press(theirs, 'm');
    await theirs.keyboard.type('passport');
    await press(theirs, 'Enter');
    await saved(theirs);

    await mine.context().setOffline(false);
    await expect(mine.getByRole('alert').filter({ hasText: office.agency.fullName })).toBeVisible({
      timeout: 30_000 * patience,
    });
    await press(theirs, 'Control+z');
    await expect(tiles(theirs, 'Cover letter')).toHaveCount(1, { timeout: 20_000 * patience });
    await saved(theirs);
    await mine.context().close();
    await theirs.context().close();
  },
);

test('an agent arranges pages by keyboard, a colleague sees it, and a reload keeps what can be undone', async ({
  browser,
  tourist,
}) => {
  const trip = await sharedTrip(tourist);
  const { office, applicationUid } = trip;
  const [agent, colleague] = [office.agents[0]!, office.agency];
  const before = await documentsNow(trip);
  const mine = await openPlayground(browser, agent, applicationUid);
  const theirs = await openPlayground(browser, colleague, applicationUid);
  const letter = tiles(mine, 'Cover letter').first();
  const list = mine.getByRole('grid', { name: 'Pages' });
  await expect(mine.getByText(`${colleague.fullName} is here`)).toBeVisible({ timeout: 20_000 * patience });
  await expect(theirs.getByText(`${agent.fullName} is here`)).toBeVisible({ timeout: 20_000 * patience });

  // Move to another document: the colleague sees it without a reload.
  await letter.click();
  await expect(list).toBeFocused();
  await press(mine, 'm');
  await mine.keyboard.type('bank');
  await press(mine, 'Enter');
  await expect(tiles(mine, 'Cover letter')).toHaveCount(0);
  await expect(tiles(theirs, 'Cover letter')).toHaveCount(0, { timeout: 20_000 * patience });
  await saved(mine);

  // Undo survives a reload.
  await mine.reload();
  await expectScreen(mine, 'staffPlayground');
  await tiles(mine).first().waitFor();
  await expect(mine.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await press(mine, 'Control+z');
  await expect(tiles(mine, 'Cover letter')).toHaveCount(1, { timeout: 20_000 * patience });
  await expect.poll(() => documentsNow(trip)).toEqual(before);
  await expect(tiles(theirs, 'Cover letter')).toHaveCount(1, { timeout: 20_000 * patience });

  // Redo, undo again.
  await press(mine, 'Control+Shift+z');
  await expect(tiles(mine, 'Cover letter')).toHaveCount(0, { timeout: 20_000 * patience });
  await press(mine, 'Control+z');
  await expect(tiles(mine, 'Cover letter')).toHaveCount(1, { timeout: 20_000 * patience });

  // Rotate, to a companion, delete.
  await letter.click();
  await press(mine, 'r');
  await saved(mine);
  await documentsOnceRead(trip.client, trip.traveller, 3); // a document that is being read is not moved
  await press(mine, 'm');
  await mine.keyboard.type('raghav letter');
  await press(mine, 'Enter');
  await expect(mine.getByRole('gridcell', { name: /, Raghav/ })).toHaveCount(1);
  await expect(theirs.getByRole('gridcell', { name: /, Raghav/ })).toHaveCount(1, { timeout: 60_000 * patience });
  await press(mine, 'Delete'); // its only page
  await expect(mine.getByRole('alert').filter({ hasText: 'A document keeps at least one page.' })).toBeVisible();
  await mine.context().close();
  await theirs.context().close();
});
