import { catalogueView } from '@visawright/contract/forms/catalogue-order.ts';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadAllContents } from './load-contents.ts';
import { subjectKey } from './catalogue-entries.ts';
import { loadCatalogue } from './list-catalogue.ts';
import { todayInRealm } from './verifications.queries.ts';

export const verifyCatalogue: Handler<'verifyCatalogue'> = async ({ db, actor }, { body }) => {
  const { part, ruleId, source, verifiedOn } = body;
  const known = new Map((await loadAllContents()).map((content) => [subjectKey(content), content]));
  const named = [...new Set(body.formIds)].map((formId) => known.get(subjectKey({ formId, part, ruleId })));
  if (named.includes(undefined)) throw new AppError('catalogue.unknownPart');
  if (verifiedOn > (await todayInRealm(db))) throw new AppError('catalogue.dateAhead');
  return db.transaction(async (tx) => {
    for (const content of named) {
      await tx.run(sql`
        insert into catalogue_verification (realm_id, form_id, part, rule_id, content_sha256, source, verified_on, verified_by)
        values (${tx.realmId}, ${content!.formId}, ${part}, ${ruleId}, ${content!.sha256}, ${source}, ${verifiedOn}, ${actor.personUid})`);
      await writeChange(tx, actor, {
        kind: 'catalogueVerified',
        subjectUid: tx.realmId,
        field: subjectKey(content!),
        became: verifiedOn,
        reason: source,
      });
    }
    const { today, entries } = await loadCatalogue(tx);
    return { today, entries: catalogueView(entries, {}) };
  });
};
