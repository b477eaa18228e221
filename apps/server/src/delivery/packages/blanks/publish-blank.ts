import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { blankRow, lockBlank, presentBlank, presentSummary } from './blanks.queries.ts';
import { listBlanks } from './list-blanks.ts';

// New packages contain the form at once; packages that are ready keep what they have. The one published before is retired.
export const publishBlank: Handler<'publishBlank'> = (
  { db, actor },
  { body: { blankUid, version, source, editionOn } },
) =>
  db.transaction(async (tx) => {
    const locked = await lockBlank(tx, blankUid);
    if (locked.version !== version || locked.state === 'published') throw new AppError('record.versionStale');
    const { openCount, fieldCount } = presentSummary(await blankRow(tx, blankUid));
    if (openCount > 0 || fieldCount === 0) throw new AppError('blank.fieldsOpen', { openCount });
    if (editionOn > (await todayInRealm(tx))) throw new AppError('blank.dateAhead');
    await tx.run(sql`
      update official_blank set state = 'retired', version = version + 1
      where realm_id = ${tx.realmId} and form_id = ${locked.form_id} and state = 'published'`);
    await tx.run(sql`
      update official_blank set state = 'published', version = version + 1, source = ${source}, edition_on = ${editionOn},
        published_by = ${actor.personUid}, published_at = clock_timestamp()
      where realm_id = ${tx.realmId} and blank_uid = ${blankUid}`);
    await writeChange(tx, actor, {
      kind: 'blankPublished',
      subjectUid: blankUid,
      field: locked.form_id,
      was: locked.state,
      became: editionOn,
      reason: source,
    });
    return presentBlank(await blankRow(tx, blankUid));
  });

export const retireBlank: Handler<'retireBlank'> = ({ db, actor }, { body: { blankUid } }) =>
  db.transaction(async (tx) => {
    const locked = await lockBlank(tx, blankUid);
    if (locked.state !== 'published') throw new AppError('blank.notPublished');
    await tx.run(sql`
      update official_blank set state = 'retired', version = version + 1
      where realm_id = ${tx.realmId} and blank_uid = ${blankUid}`);
    await writeChange(tx, actor, {
      kind: 'blankRetired',
      subjectUid: blankUid,
      field: locked.form_id,
      was: 'published',
    });
    return listBlanks(tx);
  });

export const deleteBlank: Handler<'deleteBlank'> = ({ db, actor }, { body: { blankUid } }) =>
  db.transaction(async (tx) => {
    const locked = await lockBlank(tx, blankUid);
    if (locked.state !== 'draft') throw new AppError('blank.notDraft');
    await tx.run(sql`delete from official_blank where realm_id = ${tx.realmId} and blank_uid = ${blankUid}`);
    await writeChange(tx, actor, { kind: 'blankDeleted', subjectUid: blankUid, field: locked.form_id, was: 'draft' });
    return listBlanks(tx);
  });
