import type { Document } from '@visawright/contract/documents/document.ts';
import { nameFields } from '@visawright/contract/documents/document-facts.ts';
import type { EffectiveValue } from '../readings/effective-values.ts';
import type { DocumentRow } from './documents.queries.ts';
import { writeName } from './write-name.ts';

interface NamedPassport {
  readonly row: Pick<DocumentRow, 'category' | 'state' | 'retake' | 'blank_name'>;
  readonly values: readonly EffectiveValue[];
}

const namesIn = (values: readonly EffectiveValue[]) =>
  values.filter(({ field, value }) => (nameFields as readonly string[]).includes(field) && value.trim() !== '');

// Surname and given names are separated by two fillers. Without the lines, a name that was not found may just be unreadable.
function hasOneIdentifier(values: readonly EffectiveValue[]): boolean {
  const line = values.find(({ field }) => field === 'mrzLine1')?.value ?? '';
  return (
    line
      .slice(5)
      .split('<<')
      .filter((part) => /[A-Z]/.test(part)).length === 1
  );
}

// The machine-readable lines do not show which field of the page has the only name, so the traveller is asked.
export function findSingleName({ row, values }: NamedPassport): Document['singleName'] {
  const isPassport = row.category === 'Passport' && row.state === 'checked' && row.retake.length === 0;
  const isRead = isPassport && hasOneIdentifier(values);
  const [only, ...more] = isRead ? namesIn(values) : [];
  if (!only || more.length > 0 || row.blank_name !== null) return null;
  return { name: writeName(only.value), readAs: only.field === 'surname' ? 'surname' : 'givenNames' };
}

// The only name belongs into the field that is not blank, whatever the reader took it for.
export function placeSingleName(
  values: readonly EffectiveValue[],
  blank: DocumentRow['blank_name'],
): readonly EffectiveValue[] {
  const [only, ...more] = blank === null ? [] : namesIn(values);
  if (!only || more.length > 0 || only.field !== blank) return values;
  const field = blank === 'surname' ? 'givenNames' : 'surname';
  return values.filter((value) => value.field !== field).map((value) => (value === only ? { ...value, field } : value));
}
