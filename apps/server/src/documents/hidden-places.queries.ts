import { sql, type Tx } from '../access/db.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { documentsWith } from './documents.queries.ts';
import type { HiddenPlace } from './hidden-places.ts';
import { openDocument } from './open-document.ts';
import { otherNumbers } from './other-numbers.ts';
import { pageMask, type MaskedPlace } from './page-mask.ts';

interface MaskRow {
  readonly page_uid: string;
  readonly polygons: MaskedPlace['polygon'][];
  readonly guessed: MaskedPlace['polygon'][];
}

// After a reading of these pages, whose applicant the transaction holds: what it found to hide, beside what was hidden before.
export async function hidePlaces(
  tx: Tx,
  key: ApplicantKey,
  pageUids: readonly string[],
  places: readonly HiddenPlace[],
): Promise<void> {
  const rows = await tx.many<MaskRow>(sql`
    select page_uid, polygons, guessed from page_mask where realm_id = ${tx.realmId} and page_uid = any(${pageUids}::uuid[])`);
  const before = new Map(rows.map((row) => [row.page_uid, placesOf(row)]));
  const known = [...places, ...[...before.values()].flat()];
  if (known.length === 0) return;
  const mayGo = known.some(({ isGuess }) => isGuess);
  const others = mayGo ? otherNumbers((await documentsWith(tx, pageUids)).map((row) => openDocument(key, row))) : [];
  for (const pageUid of new Set(pageUids)) {
    const isHere = (at: { readonly pageUid: string }) => at.pageUid === pageUid;
    const mask = pageMask(before.get(pageUid) ?? [], places.filter(isHere), others.filter(isHere));
    if (mask.length > 0) await keepMask(tx, pageUid, mask);
    else if (before.has(pageUid))
      await tx.run(sql`delete from page_mask where realm_id = ${tx.realmId} and page_uid = ${pageUid}`);
  }
}

function placesOf({ polygons, guessed }: MaskRow): MaskedPlace[] {
  const guesses = new Set(guessed.map((polygon) => JSON.stringify(polygon)));
  return polygons.map((polygon) => ({ polygon, isGuess: guesses.has(JSON.stringify(polygon)) }));
}

const listOf = (places: readonly MaskedPlace[]): string => JSON.stringify(places.map(({ polygon }) => polygon));

const keepMask = (tx: Tx, pageUid: string, mask: readonly MaskedPlace[]): Promise<number> =>
  tx.run(sql`
    insert into page_mask (realm_id, page_uid, polygons, guessed)
    values (${tx.realmId}, ${pageUid}, ${listOf(mask)}::jsonb, ${listOf(mask.filter(({ isGuess }) => isGuess))}::jsonb)
    on conflict (realm_id, page_uid) do update set polygons = excluded.polygons, guessed = excluded.guessed`);
