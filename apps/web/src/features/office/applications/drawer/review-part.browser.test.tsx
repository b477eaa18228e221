import { expect, test } from 'vitest';
import type { Review } from '@visawright/contract/applications/application.ts';
import { application } from '../../../../testing/applications.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { reviewPart, reviewTask } from '../../../../testing/review-server.ts';
import { SummaryTab } from './SummaryTab.tsx';

const approved = reviewTask({ verdict: 'approved', decidedAt: '2026-10-04T09:00:00.000Z' });

async function openSummary(review: Review) {
  startServer({ applicationTimeline: () => ({ items: [], nextCursor: null, total: 0, more: false }) });
  return renderScreen(<SummaryTab row={application(1, { review })} />, { user: agent });
}

test('after an edit the drawer says that the approval ended, not that it was never sent', async () => {
  const screen = await openSummary(
    reviewPart({ state: 'none', lapsedAt: '2026-10-05T09:00:00.000Z', tasks: [approved] }),
  );
  await expect.element(screen.getByText('Approval ended')).toBeVisible();
  await expect.element(screen.getByText(/Thomas Kurian approved an earlier version/)).toBeVisible();
  await expect.element(screen.getByText('Not sent for review')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Thomas Kurian approved this/)).not.toBeInTheDocument();
});

test('a withdrawn review never shows a verdict beside “Not sent for review”', async () => {
  const screen = await openSummary(reviewPart({ state: 'none', tasks: [approved] }));
  await expect.element(screen.getByText('Not sent for review')).toBeVisible();
  await expect.element(screen.getByText(/approved/)).not.toBeInTheDocument();
});

test('the agent sees why it was approved with blocking issues open', async () => {
  const tasks = [{ ...approved, approvalReason: 'Seen by phone' }];
  const screen = await openSummary(reviewPart({ state: 'approved', tasks }));
  await expect.element(screen.getByText('by Thomas Kurian')).toBeVisible();
  await expect.element(screen.getByText(/Blocking issues were open. Reason: “Seen by phone”/)).toBeVisible();
});
