import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from './sealed-file-name.ts';
import type { DocumentRow } from './documents.queries.ts';
import { placeSingleName } from './find-single-name.ts';
import { openReading, type Reading } from '../readings/reading.ts';
import { openValue, computeEffectiveValues, type EffectiveValue } from '../readings/effective-values.ts';

export interface UnsealedDocument {
  readonly row: DocumentRow;
  readonly fileName: string;
  readonly reading: Reading | undefined;
  readonly values: readonly EffectiveValue[];
}

export function unsealDocument(key: ApplicantKey, row: DocumentRow): UnsealedDocument {
  const docId = row.document_uid;
  const reading =
    row.body === null || row.reading_no === null ? undefined : openReading(key, docId, row.reading_no, row.body);
  const acts = (row.acts ?? []).map(({ body, at, ...act }) => ({
    ...act,
    at: new Date(at).toISOString(),
    value: body === null ? null : openValue(key, docId, act.field, Buffer.from(body, 'base64')),
  }));
  return {
    row,
    reading,
    fileName: row.name === null ? '' : openFileName(key, row.name),
    values: placeSingleName(computeEffectiveValues(reading, acts, comparisonsOf(row)), row.blank_name),
  };
}

// A newer reading may have other values.
const comparisonsOf = ({ compared, reading_no }: DocumentRow) =>
  compared.fields !== undefined && compared.readingNo === reading_no ? compared.fields : {};

export const getValue = (document: Pick<UnsealedDocument, 'values'>, field: string): string | undefined =>
  document.values.find((each) => each.field === field)?.value;
