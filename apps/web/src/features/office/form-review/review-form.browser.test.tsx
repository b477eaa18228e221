import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { startServer, type Handlers } from '../../../testing/fake-server.ts';
import { application } from '../../../testing/applications.ts';
import {
  answer,
  applicationUid,
  field,
  formServer,
  formState,
  fromPassport,
  testForm,
} from '../../../testing/form-server.ts';
import type { CurrentUser } from '../../../lib/session/session.ts';
import { agent, reviewer } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  decided,
  openSection,
  reviewPart,
  reviewServer,
  reviewTask,
  waiting,
  writtenReasons,
} from '../../../testing/review-server.ts';
import { StaffFormScreen } from './StaffFormScreen.tsx';

interface Options {
  readonly row?: Partial<Application>;
  readonly round?: Partial<ReviewRound>;
  readonly state?: Partial<FormState>;
  readonly handlers?: Handlers;
  readonly user?: CurrentUser;
}

const sections = [
  { id: 'identity', title: 'Identity', fields: [field('surname', 'Surname'), field('city', 'City')] },
  { id: 'journey', title: 'Journey', fields: [field('hotel', 'Hotel'), field('purpose', 'Purpose')] },
];

async function openForm({ row = {}, round, state, handlers, user = reviewer }: Options = {}) {
  await page.viewport(1440, 900);
  const stored = formServer(
    formState(await testForm(sections), {
      answers: { city: answer('Pune'), hotel: answer('Hotel Post'), purpose: answer('Holiday') },
      isReadOnly: user === reviewer,
      ...state,
    }),
  );
  const first = user === reviewer ? waiting(1, row) : application(1, { destinationId: 'uk', ...row });
  const server = startServer({ ...stored.handlers, ...reviewServer([first], round), ...handlers });
  const at = `/form?applicationUid=${applicationUid}`;
  const screen = await renderScreen(<StaffFormScreen screen="form" />, { user, at });
  const nav = screen.getByRole('navigation', { name: 'Sections' });
  await expect.element(nav).toBeVisible();
  return { ...screen, server, nav };
}

describe('the form of a reviewer', () => {
  test('is approved section by section, stays open afterwards and shows the verdict', async () => {
    const screen = await openForm();
    const finish = screen.getByRole('button', { name: 'Approve application' });
    await expect.element(finish).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve section' }));
    await expect.element(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();
    await expect.element(screen.getByText('1 section left to decide.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve section' }));
    await userEvent.dblClick(finish);
    await expect.element(screen.getByText(/by you/)).toBeVisible();
    expect(screen.server.calls('addReview')).toHaveLength(1);
    expect(screen.address()).toContain(applicationUid);
    await expect.element(screen.nav.getByText('Your decision')).not.toBeInTheDocument();
    await expect.element(screen.nav.getByText('Waiting')).not.toBeInTheDocument();
    expect(screen.nav.getByText('Approved').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('approving over blocking findings needs a reason', async () => {
    const screen = await openForm({ round: { blocking: 2 }, row: { review: reviewPart({ round: 2 }) } });
    const finish = screen.getByRole('button', { name: 'Approve application' });
    for (let section = 0; section < 2; section++)
      await userEvent.click(screen.getByRole('button', { name: 'Approve section' }));
    await expect.element(screen.getByText('2 blocking issues are open')).toBeVisible();
    await expect.element(finish).toBeDisabled();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Reason to approve anyway' }), 'Seen by phone');
    await userEvent.click(finish);
    await expect.poll(() => screen.server.calls('addReview')[0]?.body.review.approvalReason).toBe('Seen by phone');
  });

  test('the source follows the section', async () => {
    const proposals = {
      surname: { certain: true, choices: [fromPassport('VERMA')] },
      purpose: { certain: true, choices: [fromPassport('Tourism', 'purpose')] },
    };
    const screen = await openForm({
      state: { proposals, answers: { city: answer('Pune'), hotel: answer('Hotel Post') } },
    });
    const detail = () => document.querySelector<HTMLElement>('.fr-detail')?.dataset.detail;
    await expect.poll(detail).toBe('surname');
    await userEvent.click(screen.nav.getByRole('button', { name: /Journey/ }));
    await expect.poll(detail).toBe('purpose');
  });

  test('the second round opens what was returned and shows answers before and after; the rest keeps its approval', async () => {
    const screen = await openForm({
      row: { review: reviewPart({ round: 2 }), hasReasons: true },
      handlers: { applicationReasons: () => writtenReasons({ requestReason: 'The letter follows' }) },
      round: {
        round: 2,
        sections: [
          openSection('identity', { isOpen: false, last: decided('approved') }),
          openSection('journey', {
            isChanged: true,
            last: decided('returned', 'Which hotel?'),
            reply: { text: 'The one on the voucher', personName: 'Meera Nair', at: '2026-10-02T10:00:00.000Z' },
            changes: [{ field: 'hotel', before: null, after: 'Hotel Post' }],
          }),
        ],
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Journey' })).toBeVisible();
    await expect.element(screen.getByText('Round 2')).toBeVisible();
    await expect.element(screen.getByText('Sent with required answers missing: “The letter follows”')).toBeVisible();
    await expect.element(screen.getByText('Which hotel?')).toBeVisible();
    await expect.element(screen.getByText('The one on the voucher')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Hotel no answer Hotel Post' })).toBeVisible();
    await userEvent.click(screen.nav.getByRole('button', { name: /Identity Approved earlier/ }));
    await expect
      .element(screen.getByText('Approved by Thomas Kurian in round 1, with the same answers.'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Approve section' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Decide again' }));
    await expect.element(screen.getByRole('button', { name: 'Approve section' })).toBeVisible();
  });
});

describe('the form of an agent says where its review stands', () => {
  const can: Application['can'] = ['application.read', 'application.edit', 'application.sendForReview'];
  const lines = [
    ['with whom it is', { can: can.slice(0, 2) }, reviewPart(), 'With Thomas Kurian'],
    [
      'who approved it',
      { can },
      reviewPart({ state: 'approved', tasks: [reviewTask({ verdict: 'approved' })] }),
      'by Thomas Kurian',
    ],
    [
      'that an edit ended the approval',
      { can },
      reviewPart({
        state: 'none',
        lapsedAt: '2026-10-05T09:00:00.000Z',
        tasks: [reviewTask({ verdict: 'approved', decidedAt: '2026-10-04T09:00:00.000Z' })],
      }),
      'Changed after Thomas Kurian approved it',
    ],
  ] as const;
  for (const [what, row, review, text] of lines)
    test(what, async () => {
      const screen = await openForm({ user: agent, row: { ...row, review } });
      await expect.element(screen.getByText(text)).toBeVisible();
    });

  test('a returned section has its reason and a box for the reply', async () => {
    const review = reviewPart({
      state: 'returned',
      tasks: [reviewTask({ verdict: 'returned' })],
      sections: [{ section: 'journey', verdict: 'returned', reviewerUid: reviewer.personUid! }],
    });
    const given = { section: 'journey', reviewerUid: reviewer.personUid!, reason: 'Which hotel?' };
    const handlers = { applicationReasons: () => writtenReasons({ sections: [given] }) };
    const round = { sections: [openSection('journey', { last: decided('returned', 'Which hotel?') })] };
    const screen = await openForm({ user: agent, row: { can, review, hasReasons: true }, round, handlers });
    await expect.element(screen.getByText('Which hotel?')).toBeVisible();
    await userEvent.fill(screen.getByRole('textbox', { name: /Your reply to the reviewer about Journey/ }), 'Post');
    await expect.element(screen.getByRole('textbox', { name: /Your reply/ })).toHaveValue('Post');
  });
});
