import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { held, refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { nameOf } from '../../../testing/applications.ts';
import { sendLive } from '../../../testing/live-line.ts';
import { reviewer } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { decided, openSection, reviewPart, reviewServer, reviewTask, waiting } from '../../../testing/review-server.ts';
import { uid } from '../../../testing/uid.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

interface Options {
  readonly rows?: readonly Application[];
  readonly round?: Partial<ReviewRound>;
  readonly handlers?: Handlers;
  readonly number?: number; // each test has its own application, because drafts outlive a screen
}

async function openQueue({ number = 1, rows = [waiting(number), waiting(number + 1)], round, handlers }: Options = {}) {
  const server = startServer({ ...reviewServer(rows, round), ...handlers });
  const screen = await renderScreen(<ReviewQueue />, { user: reviewer, at: `/applications?open=${uid(number)}` });
  const drawer = screen.getByRole('region', { name: nameOf(number) });
  await expect.element(drawer).toBeVisible();
  const approve = (section: RegExp) =>
    userEvent.click(drawer.getByRole('group', { name: section }).getByRole('button', { name: 'Approve' }));
  const finish = drawer.getByRole('button', { name: 'Approve application' });
  return { ...screen, server, drawer, approve, finish };
}

const [identity, journey] = [/^Identity/, /^Journey/];

describe('deciding', () => {
  test('an application is approved only when every section is, and a double click approves nothing else', async () => {
    const { drawer, approve, finish, server, address } = await openQueue();
    await expect.element(finish).toBeDisabled();
    await expect.element(drawer.getByText('2 sections left to decide.')).toBeVisible();
    await approve(identity);
    await expect.element(drawer.getByText('1 section left to decide.')).toBeVisible();
    await expect.element(finish).toBeDisabled();
    await approve(journey);
    await userEvent.dblClick(finish);
    await expect.element(drawer.getByText(/by you/)).toBeVisible();
    expect(server.calls('addReview')).toHaveLength(1);
    expect(server.calls('addReview')[0]!.body).toMatchObject({
      applicationUid: uid(1),
      review: {
        verdict: 'approved',
        sections: [
          { section: 'identity', verdict: 'approved' },
          { section: 'journey', verdict: 'approved' },
        ],
      },
    });
    expect(address()).toContain(`open=${uid(1)}`); // it stays on this application
  });

  test('the next application opens on request, with nothing decided', async () => {
    const { drawer, approve, finish, getByRole } = await openQueue({ number: 3 });
    await approve(identity);
    await approve(journey);
    await userEvent.click(finish);
    await expect.element(drawer.getByText(/by you/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Next in queue' }));
    const next = getByRole('region', { name: nameOf(4) });
    await expect.element(next.getByRole('button', { name: 'Approve application' })).toBeDisabled();
  });

  test('a decision can be undone, and what was decided per section is still there', async () => {
    const { drawer, approve, finish, getByRole, server } = await openQueue({ number: 5 });
    await approve(identity);
    await approve(journey);
    await userEvent.click(finish);
    await userEvent.click(getByRole('button', { name: 'Undo' }));
    await expect.element(finish).toBeEnabled();
    expect(server.calls('undoReview')).toHaveLength(1);
    await expect
      .element(drawer.getByRole('group', { name: identity }).getByRole('button', { name: 'Approve' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('an undo that comes too late says so and leaves the verdict', async () => {
    const { drawer, approve, finish, getByRole, getByText } = await openQueue({
      number: 7,
      handlers: { undoReview: () => refuse('review.undoTooLate') },
    });
    await approve(identity);
    await approve(journey);
    await userEvent.click(finish);
    await userEvent.click(getByRole('button', { name: 'Undo' }));
    await expect.element(getByText('This decision can no longer be undone.')).toBeVisible();
    await expect.element(drawer.getByText(/by you/)).toBeVisible();
  });

  test('approving over blocking findings needs a reason', async () => {
    const { drawer, approve, finish, server } = await openQueue({ number: 9, round: { blocking: 7 } });
    await expect.element(drawer.getByText('7 blocking issues are open')).not.toBeInTheDocument();
    await approve(identity);
    await approve(journey);
    await expect.element(drawer.getByText('7 blocking issues are open')).toBeVisible();
    await expect.element(finish).toBeDisabled();
    await userEvent.fill(drawer.getByRole('textbox', { name: 'Reason to approve anyway' }), 'Seen by phone');
    await userEvent.click(finish);
    await expect.poll(() => server.calls('addReview')[0]?.body.review.approvalReason).toBe('Seen by phone');
  });

  test('a return needs its reason and all other decisions; the reason box is not an error before anything is typed', async () => {
    const { drawer, approve, server } = await openQueue({ number: 11 });
    await userEvent.click(drawer.getByRole('group', { name: journey }).getByRole('button', { name: 'Return' }));
    const reason = drawer.getByRole('textbox', { name: 'What needs to be corrected?' });
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).not.toHaveAttribute('aria-invalid', 'true');
    const send = drawer.getByRole('button', { name: 'Return 1 section' });
    await userEvent.fill(reason, 'The dates differ');
    await expect.element(send).toBeDisabled();
    await approve(identity);
    await userEvent.click(send);
    await expect.element(drawer.getByText('The dates differ')).toBeVisible();
    expect(server.calls('addReview')[0]!.body.review.verdict).toBe('returned');
  });

  test('A and R decide the current section but never the application', async () => {
    const { drawer, finish, server } = await openQueue({ number: 13 });
    await expect.element(drawer.getByText('2 sections left to decide.')).toBeVisible();
    for (let press = 0; press < 2; press++) await userEvent.keyboard('a');
    await expect.element(finish).toBeEnabled();
    expect(server.calls('addReview')).toHaveLength(0);
  });

  test('a refused verdict is shown, and the decisions stay', async () => {
    const { drawer, approve, finish } = await openQueue({
      number: 15,
      handlers: { addReview: () => refuse('review.reasonNeeded') },
    });
    await approve(identity);
    await approve(journey);
    await userEvent.click(finish);
    await expect.element(drawer.getByText(/Blocking issues are open/)).toBeVisible();
    await expect.element(finish).toBeEnabled();
  });
});

describe('the second round', () => {
  const sections = [
    openSection('identity', { isOpen: false, last: decided('approved') }),
    openSection('journey', {
      isChanged: true,
      last: decided('returned', 'The dates differ'),
      reply: { text: 'Corrected, see the flight', personName: 'Meera Nair', at: '2026-10-02T10:00:00.000Z' },
      changes: [{ field: 'arrivalDate', before: '2027-03-10', after: '2027-03-12' }],
    }),
  ];

  test('opens what was returned, with reason, reply and answers before and after', async () => {
    const { drawer, approve, finish, server } = await openQueue({ number: 17, round: { round: 2, sections } });
    await expect.element(drawer.getByText('0 of 1 sections reviewed')).toBeVisible();
    await expect.element(drawer.getByText('The dates differ')).toBeVisible();
    await expect.element(drawer.getByText('Corrected, see the flight')).toBeVisible();
    await expect.element(drawer.getByRole('cell', { name: '10 March 2027' })).toBeVisible();
    await expect.element(drawer.getByRole('cell', { name: '12 March 2027' })).toBeVisible();
    await expect.element(drawer.getByRole('group', { name: identity })).not.toBeInTheDocument();
    await expect
      .element(drawer.getByText('Approved by Thomas Kurian in round 1, with the same answers.'))
      .toBeVisible();
    await approve(journey);
    await userEvent.click(finish);
    await expect
      .poll(() => server.calls('addReview')[0]?.body.review.sections.map(({ section }) => section))
      .toEqual(['journey']);
  });

  test('a section with an older approval can be decided again', async () => {
    const { drawer, approve, finish } = await openQueue({ number: 19, round: { round: 2, sections } });
    await approve(journey);
    await expect.element(finish).toBeEnabled();
    await userEvent.click(drawer.getByRole('button', { name: 'Decide again' }));
    await expect.element(drawer.getByText('1 section left to decide.')).toBeVisible();
    await expect.element(finish).toBeDisabled();
  });
});

test('an application sent again while its drawer is open is offered as new', async () => {
  const rows = [waiting(25), waiting(26)];
  const { drawer, approve, finish, getByRole, server } = await openQueue({ number: 25, rows });
  await approve(identity);
  await approve(journey);
  await userEvent.click(finish);
  await expect.element(getByRole('row', { name: new RegExp(nameOf(25)) })).not.toBeInTheDocument();
  const review = reviewPart({ round: 2, tasks: [reviewTask({ requestedAt: new Date().toISOString() })] });
  server.use(reviewServer([waiting(25, { review, version: 9 }), waiting(26)]));
  sendLive('application:changed', { applicationUid: uid(25), version: 9 });
  await userEvent.click(getByRole('button', { name: '1 new' }));
  await expect.element(getByRole('row', { name: new RegExp(nameOf(25)) })).toBeVisible();
  await expect.element(drawer.getByText('2 sections left to decide.')).toBeVisible();
});

test('after an undo nothing is sent before the open sections are known again', async () => {
  const served = reviewServer([waiting(27)]);
  let [isDecided, isUndone] = [false, false];
  const again = held(undefined);
  const { approve, finish, getByRole } = await openQueue({
    number: 27,
    rows: [waiting(27)],
    handlers: {
      ...served,
      addReview: (call) => {
        isDecided = true;
        return served.addReview!(call);
      },
      undoReview: (call) => {
        [isDecided, isUndone] = [false, true];
        return served.undoReview!(call);
      },
      // While it is approved no section is open.
      reviewRound: async (call) => {
        const round = (await served.reviewRound!(call)) as ReviewRound;
        if (isDecided) return { ...round, sections: round.sections.map((each) => ({ ...each, isOpen: false })) };
        if (isUndone) await again.promise;
        return round;
      },
    },
  });
  await approve(identity);
  await approve(journey);
  await userEvent.click(finish);
  await userEvent.click(getByRole('button', { name: 'Undo' }));
  await expect.element(finish).toBeDisabled();
  again.release();
  await expect.element(finish).toBeEnabled();
});

test('the drawer has findings and documents with their counts', async () => {
  const summary = summaryOf({ papersHave: 9, papersNeeded: 11, blocking: 2, warnings: 1 });
  const { drawer } = await openQueue({ number: 21, rows: [waiting(21, { docIds: ['a'], summary })] });
  await expect.element(drawer.getByRole('tab', { name: /Findings 3/ })).toBeVisible();
  await expect.element(drawer.getByRole('tab', { name: /Documents 9\/11/ })).toBeVisible();
});

test('sections that could not be loaded can be loaded again', async () => {
  let isBroken = true;
  const served = reviewServer([waiting(23)]);
  const { drawer, finish } = await openQueue({
    number: 23,
    rows: [waiting(23)],
    handlers: { reviewRound: (call) => (isBroken ? refuse('tenant.mismatch') : served.reviewRound!(call)) },
  });
  await expect.element(drawer.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(finish).toBeDisabled();
  isBroken = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
  await expect.element(drawer.getByText('2 sections left to decide.')).toBeVisible();
});
