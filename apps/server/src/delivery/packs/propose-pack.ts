import { packProblems } from '@visawright/packs/review/pack-problems.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadPackForm } from './pack-form.ts';
import { presentPackDetail } from './present-pack.ts';
import { loadPacksOfPortal } from './realm-packs.ts';

// Nothing is used before a second person has published it.
export const proposePack: Handler<'proposePack'> = async ({ db, actor }, { body }) => {
  const { pack, testFill } = body;
  const form = await loadPackForm(db, pack);
  const problems = form ? packProblems(pack, form) : [`There is no form for ${pack.destination}.`];
  if (problems.length > 0) throw new AppError('extension.packInvalid', { problems });
  const packUid = await db.transaction(async (tx) => {
    await tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended('portal pack ' || ${tx.realmId} || ${pack.portal}, 0))`,
    );
    const taken = (await loadPacksOfPortal(tx, pack.portal)).filter(({ state }) => state !== 'rejected');
    const newest = taken.reduce((most, each) => Math.max(most, each.pack.number), 0);
    if (pack.number !== newest + 1) throw new AppError('extension.numberTaken', { number: newest + 1 });
    const { pack_uid: uid } = await tx.get<{ pack_uid: string }>(sql`
      insert into portal_pack (realm_id, portal, number, body, test_fill, proposed_by)
      values (${tx.realmId}, ${pack.portal}, ${pack.number}, ${JSON.stringify(pack)}::jsonb,
        ${testFill === null ? null : JSON.stringify(testFill)}::jsonb, ${actor.personUid})
      returning pack_uid`);
    await writeChange(tx, actor, {
      kind: 'packProposed',
      subjectUid: uid,
      field: pack.portal,
      became: String(pack.number),
    });
    return uid;
  });
  const proposed = (await loadPacksOfPortal(db, pack.portal)).find((each) => each.packUid === packUid);
  return presentPackDetail(db, actor, proposed!);
};
