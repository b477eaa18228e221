import type { NewSource } from '@visawright/contract/forms/facts.ts';
import type { FactConfidence } from '@visawright/contract/forms/fact-kinds.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { FactChange } from '@visawright/forms/knowledge/apply-fact-changes.ts';
import { knownForm, shippedFacts } from '../../../applications/realm-forms/shipped-facts.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { canonicalJson } from '../../../platform/http/canonical-json.ts';
import { isTooDeep } from '../../catalogue/proposals/file-problems.ts';
import { todayInRealm } from '../../catalogue/verifications.queries.ts';
import { factEffect } from './fact-effect.ts';
import { changeRow, countProposed, insertChange, presentChange } from './fact-changes.queries.ts';

const mostProposed = 100;

const invalid = (text: string): AppError =>
  new AppError('factChange.invalid', { problems: [{ key: '', path: '', text }] });

function parsedValue(text: string): unknown {
  if (isTooDeep(text)) throw invalid('too many nested levels');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('not valid JSON');
  }
}

function getForm(formId: string): DestinationId {
  const id = knownForm(formId);
  if (!id) throw new AppError('record.notFound');
  return id;
}

const unknownSource = { source: null, confidence: 'low', checkedOn: null, checkedBy: '-' } as const;

export const previewFactChange: Handler<'previewFactChange'> = ({ db }, { body: { formId, key, value } }) =>
  factEffect(db, getForm(formId), [{ key, value: parsedValue(value), provenance: unknownSource }]);

async function provenanceHere(db: Db, source: NewSource, confidence: FactConfidence) {
  const { name } = await db.get<{ name: string }>(
    sql`select display_name as name from realm where realm_id = ${db.realmId}`,
  );
  return { source, confidence, checkedOn: await todayInRealm(db), checkedBy: name };
}

export async function checkRoom(tx: Db): Promise<void> {
  if ((await countProposed(tx)) >= mostProposed) throw new AppError('factChange.tooMany');
}

export const proposeFactChange: Handler<'proposeFactChange'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const { key, note, source, confidence } = body;
    const formId = getForm(body.formId);
    await checkRoom(tx);
    const change: FactChange = {
      key,
      value: parsedValue(body.value),
      provenance: await provenanceHere(tx, source, confidence),
    };
    const { problems, facts } = await factEffect(tx, formId, [change]);
    if (problems.length > 0) throw new AppError('factChange.invalid', { problems });
    if (canonicalJson(facts[0]!.was) === canonicalJson(facts[0]!.became)) throw invalid('nothing changes');
    const shipped = (await shippedFacts(formId)).hashes.get(key) ?? null;
    const uid = await insertChange(tx, actor.personUid, {
      kind: 'edit',
      note,
      items: [{ formId, shipped, ...change }],
    });
    await writeChange(tx, actor, {
      kind: 'factChangeProposed',
      subjectUid: uid,
      field: `${formId}/${key}`,
      reason: note,
    });
    return presentChange(await changeRow(tx, uid), actor.personUid);
  });
