import { announceReviews, type ReviewSubscribers } from '../applications/reviews/announce-reviews.ts';
import type { ReadReviewContent } from '../applications/reviews/review-content.ts';
import { sql } from '../platform/db/db.ts';
import type { TestTenant } from './test-tenant.ts';

// For tests of other things: a complete form with nothing left to decide.
export const nothingToDecide: ReadReviewContent = async () => ({ sections: [], missing: 0, blocking: 0 });

// Lets the time to undo pass for every decision of the tenant, then announces them as the worker does.
export async function passUndoTime(tenant: TestTenant, subscribers: Partial<ReviewSubscribers> = {}): Promise<void> {
  await tenant.owner.run(sql`
    update review_task set decided_at = decided_at - interval '1 minute', announce_at = announce_at - interval '1 minute'
    where realm_id = ${tenant.realmId} and announce_at is not null`);
  await announceReviews(tenant.worker, { reviewApproved: async () => undefined, ...subscribers });
}
