import { compareDocuments, type ComparedDocument } from '@visawright/forms/documents/agreement/compare-documents.ts';
import { isMeasuredField } from '@visawright/contract/documents/measured-fields.ts';
import { unusedFields } from '@visawright/contract/documents/unused-fields.ts';
import type { JudgedValues } from './judge-values.ts';
import type { PartsRow } from './shard.ts';

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Number(((part / whole) * 100).toFixed(2)));
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

export function summary(judged: readonly JudgedValues[]) {
  const fields = sum(judged.map((each) => each.fields));
  const share = (of: (each: JudgedValues) => number) => percent(sum(judged.map(of)), fields);
  return {
    documents: judged.length,
    fields,
    accepted: share((each) => each.accepted.length),
    offered: share((each) => each.offered.length),
    wrongAccepted: share((each) => each.wrongAccepted.length),
    kindRight: percent(judged.filter(({ isKindRight }) => isKindRight).length, judged.length),
    kindWrongAccepted: judged.filter(({ isKindRight, isKindAsked }) => !isKindRight && !isKindAsked).length,
  };
}

export const judgedBy = (rows: readonly PartsRow[], variant: string) => rows.map(({ judged }) => judged[variant]!);

// The passport of the traveller is settled before anything else is compared with it.
const passportOf = ({ fullName, dateOfBirth, passportNumber }: PartsRow['person']): ComparedDocument => ({
  docId: 'passport',
  category: 'Passport',
  kind: 'Indian passport',
  isOwn: true,
  values: Object.entries({ name: fullName, dateOfBirth, passportNumber }).map(([field, value]) => ({
    field,
    value,
    outcome: 'accept',
    isActed: false,
  })),
});

const isUsed = (field: string) => !isMeasuredField(field) && !unusedFields.has(field);

// Questions of one application: what each document asks, fields that nothing uses aside, and what is left once they are compared.
export function questionsOf(rows: readonly PartsRow[], variant: string) {
  const documents = rows.map(({ id, judged }): ComparedDocument => {
    const { category, kind, values } = judged[variant]!;
    const stated = Object.entries(values).map(([field, value]) => ({ field, ...value, isActed: false }));
    return { docId: id, category, kind, isOwn: true, values: stated };
  });
  const compared = compareDocuments([...(rows[0] ? [passportOf(rows[0].person)] : []), ...documents]);
  const kinds = judgedBy(rows, variant).filter(({ isKindAsked }) => isKindAsked).length;
  const asked = documents.flatMap(({ docId, values }) =>
    values.filter(({ field }) => isUsed(field)).map((each) => ({ ...each, is: compared.get(docId)?.[each.field]?.is })),
  );
  return {
    eachAlone: kinds + asked.filter(({ outcome }) => outcome !== 'accept').length,
    compared:
      kinds + asked.filter(({ outcome, is }) => is === 'spacing' || (outcome !== 'accept' && is === undefined)).length,
  };
}
