import type { Backfill } from '../../platform/backfills/backfill.types.ts';
import { sql } from '../../platform/db/db.ts';

// Triggers keep the realm's fact for every change since migration 0261; this is for providers that were there before. One batch a realm.
export const agencySignInBackfill: Backfill = {
  name: 'agency_sign_in',
  async fill(tx, after) {
    if (after !== null) return undefined;
    const { filled } = await tx.get<{ filled: boolean | null }>(sql`select fill_agency_sign_in() as filled`);
    return { reached: 'realm', rows: filled ? 1 : 0 };
  },
};
