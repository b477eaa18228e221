import { agencySignInBackfill } from '../identity/agency-providers/agency-sign-in-backfill.ts';
import { analyticsSumsBackfill } from '../insight/analytics/analytics-sums-backfill.ts';
import type { Backfill } from '../platform/backfills/backfill.types.ts';

// Those of this release and of former ones, until a contract removes what they filled from (docs/operate/migrations.md).
export const backfills: readonly Backfill[] = [agencySignInBackfill, analyticsSumsBackfill];
