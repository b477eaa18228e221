import type { ApplicantKey } from '../vault/applicant-key.ts';
import { openName } from '../vault/file-names.ts';
import type { DocumentRow } from './documents.queries.ts';
import { openReading, type Reading } from './reading.ts';
import { openValue, standingValues, type StandingValue } from './values.ts';

export interface OpenDocument {
  readonly row: DocumentRow;
  readonly fileName: string;
  readonly reading: Reading | undefined;
  readonly values: readonly StandingValue[];
}

// A row with what is sealed in it.
export function openDocument(key: ApplicantKey, row: DocumentRow): OpenDocument {
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
    fileName: row.name === null ? '' : openName(key, row.name),
    values: standingValues(reading, acts),
  };
}

export const valueOf = (document: OpenDocument, field: string): string | undefined =>
  document.values.find((each) => each.field === field)?.value;
