import { sql, type Tx } from '../../platform/db/db.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { listDocumentsWithPages } from '../records/documents.queries.ts';
import type { HiddenRegion } from './find-hidden-regions.ts';
import { unsealDocument } from '../records/unseal-document.ts';
import { findOtherNumbers } from './find-other-numbers.ts';
import { mergePageMask, type MaskedRegion } from './merge-page-mask.ts';

interface MaskRow {
  readonly page_uid: string;
  readonly polygons: MaskedRegion['polygon'][];
  readonly guessed: MaskedRegion['polygon'][];
}

// Adds what a reading of these pages found to the stored masks. The caller has locked the applicant.
export async function storePageMasks(
  tx: Tx,
  key: ApplicantKey,
  pageUids: readonly string[],
  places: readonly HiddenRegion[],
): Promise<void> {
  const rows = await tx.many<MaskRow>(sql`
    select page_uid, polygons, guessed from page_mask where realm_id = ${tx.realmId} and page_uid = any(${pageUids}::uuid[])`);
  const before = new Map(rows.map((row) => [row.page_uid, parseMask(row)]));
  const known = [...places, ...[...before.values()].flat()];
  if (known.length === 0) return;
  const mayGo = known.some(({ isGuess }) => isGuess);
  const others = mayGo
    ? findOtherNumbers((await listDocumentsWithPages(tx, pageUids)).map((row) => unsealDocument(key, row)))
    : [];
  for (const pageUid of new Set(pageUids)) {
    const isHere = (at: { readonly pageUid: string }) => at.pageUid === pageUid;
    const mask = mergePageMask(before.get(pageUid) ?? [], places.filter(isHere), others.filter(isHere));
    if (mask.length > 0) await storeMask(tx, pageUid, mask);
    else if (before.has(pageUid))
      await tx.run(sql`delete from page_mask where realm_id = ${tx.realmId} and page_uid = ${pageUid}`);
  }
}

function parseMask({ polygons, guessed }: MaskRow): MaskedRegion[] {
  const guesses = new Set(guessed.map((polygon) => JSON.stringify(polygon)));
  return polygons.map((polygon) => ({ polygon, isGuess: guesses.has(JSON.stringify(polygon)) }));
}

const listOf = (places: readonly MaskedRegion[]): string => JSON.stringify(places.map(({ polygon }) => polygon));

const storeMask = (tx: Tx, pageUid: string, mask: readonly MaskedRegion[]): Promise<number> =>
  tx.run(sql`
    insert into page_mask (realm_id, page_uid, polygons, guessed)
    values (${tx.realmId}, ${pageUid}, ${listOf(mask)}::jsonb, ${listOf(mask.filter(({ isGuess }) => isGuess))}::jsonb)
    on conflict (realm_id, page_uid) do update set polygons = excluded.polygons, guessed = excluded.guessed`);
