import type { UnsealedDocument } from '../records/unseal-document.ts';

export interface ValueOwner {
  readonly applicantUid: string;
  readonly kind: string | null; // of a document that has it
}

// Account, employee, policy and booking numbers; not dates, amounts or phone codes.
export function numbersIn({ values }: UnsealedDocument): Map<string, string> {
  const found = new Map<string, string>();
  for (const { field, value } of values) {
    const plain = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    const isNumber = plain.length >= 5 && plain.length <= 24 && plain.replaceAll(/\D/g, '').length >= 3;
    const isOther =
      /date|amount|balance|salary|income|pay|tax|fee|rent|value|credit|debit|deposit|total|fare|period|phone|postal|pin/i.test(
        field,
      );
    if (isNumber && !isOther && !/^\d{4}-\d{2}-\d{2}/.test(value)) found.set(plain, value);
  }
  return found;
}

// Values that only one traveller's documents have: the same value on another document speaks for this traveller.
export function findSingleOwners(
  documents: readonly UnsealedDocument[],
  valuesIn: (document: UnsealedDocument) => ReadonlyMap<string, string>,
): ReadonlyMap<string, ValueOwner> {
  const owners = new Map<string, ValueOwner | null>();
  for (const document of documents)
    for (const value of valuesIn(document).keys()) {
      const { applicant_uid: applicantUid, kind } = document.row;
      const known = owners.get(value);
      if (known === undefined) owners.set(value, { applicantUid, kind });
      else if (known?.applicantUid !== applicantUid) owners.set(value, null);
    }
  return new Map([...owners].flatMap(([value, owner]) => (owner ? [[value, owner]] : [])));
}
