import { expect, test } from 'vitest';
import type { ApplicationReasons, Review } from '@visawright/contract/applications/application.ts';
import { application } from '../../../../testing/applications.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { reviewPart, reviewTask, writtenReasons } from '../../../../testing/review-server.ts';
import { SummaryTab } from './SummaryTab.tsx';

const approved = reviewTask({ verdict: 'approved', decidedAt: '2026-10-04T09:00:00.000Z' });

async function openSummary(review: Review, reasons?: ApplicationReasons) {
  const server = startServer({
    applicationTimeline: () => ({ items: [], nextCursor: null, total: 0, more: false }),
    applicationReasons: () => reasons ?? writtenReasons(),
  });
  const row = application(1, { review, hasReasons: reasons !== undefined });
  return { ...(await renderScreen(<SummaryTab row={row} />, { user: agent })), server };
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
  expect(screen.server.calls('applicationReasons')).toHaveLength(0); // nothing was written
});

test('the agent sees why it was approved with blocking issues open', async () => {
  const { reviewerUid } = approved;
  const tasks = [{ reviewerUid, note: 'Well prepared', approvalReason: 'Seen by phone' }];
  const reasons = writtenReasons({ tasks, outcomeReason: 'Purpose not shown' });
  const screen = await openSummary(reviewPart({ state: 'approved', tasks: [approved] }), reasons);
  await expect.element(screen.getByText('by Thomas Kurian')).toBeVisible();
  await expect.element(screen.getByText(/Blocking issues were open. Reason: “Seen by phone”/)).toBeVisible();
  await expect.element(screen.getByText(/“Well prepared”/)).toBeVisible();
  await expect.element(screen.getByText('Purpose not shown')).toBeVisible();
  expect(screen.server.calls('applicationReasons')).toHaveLength(1); // each reading is recorded
});
