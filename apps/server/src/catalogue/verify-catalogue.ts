import { catalogueView } from '@visawright/contract/catalogue-order.ts';
import { sql } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { contents } from './contents.ts';
import { subjectOf } from './entries.ts';
import { catalogueOf } from './list-catalogue.ts';
import { realmDay } from './verifications.queries.ts';

export const verifyCatalogue: Handler<'verifyCatalogue'> = async ({ db, actor }, { body }) => {
  const { part, ruleId, source, verifiedOn } = body;
  const known = new Map((await contents()).map((content) => [subjectOf(content), content]));
  const named = [...new Set(body.formIds)].map((formId) => known.get(subjectOf({ formId, part, ruleId })));
  if (named.includes(undefined)) throw new AppError('catalogue.unknownPart');
  if (verifiedOn > (await realmDay(db))) throw new AppError('catalogue.dateAhead');
  return db.transaction(async (tx) => {
    for (const content of named) {
      await tx.run(sql`
        insert into catalogue_verification (realm_id, form_id, part, rule_id, content_sha256, source, verified_on, verified_by)
        values (${tx.realmId}, ${content!.formId}, ${part}, ${ruleId}, ${content!.sha256}, ${source}, ${verifiedOn}, ${actor.personUid})`);
      await writeChange(tx, actor, {
        kind: 'catalogueVerified',
        subjectUid: tx.realmId,
        field: subjectOf(content!),
        became: verifiedOn,
        reason: source,
      });
    }
    const { today, entries } = await catalogueOf(tx);
    return { today, entries: catalogueView(entries, {}) };
  });
};
