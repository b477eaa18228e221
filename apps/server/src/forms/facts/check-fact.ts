import type { FactLine } from '@visawright/contract/forms/facts.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { todayInRealm } from '../catalogue/verifications.queries.ts';
import { insertCheck } from './facts.queries.ts';
import { getLine } from './get-line.ts';

const sourceText = ({ source, note }: FactLine): string =>
  source ? [source.title, source.url].filter(Boolean).join(' ') : (note ?? 'no source known');

export const checkFact: Handler<'checkFact'> = ({ db, actor }, { body: { formId, key, sha256 } }) =>
  db.transaction(async (tx) => {
    const { shown } = await getLine(tx, formId, key);
    if (shown.sha256 !== sha256) throw new AppError('fact.changedMeanwhile');
    const [on, source] = [await todayInRealm(tx), sourceText(shown)];
    await insertCheck(tx, actor.personUid, { formId, key, sha256, source, on });
    await writeChange(tx, actor, {
      kind: 'factChecked',
      subjectUid: tx.realmId,
      field: `${formId}/${key}`,
      became: on,
      reason: source,
    });
    return (await getLine(tx, formId, key)).shown;
  });
