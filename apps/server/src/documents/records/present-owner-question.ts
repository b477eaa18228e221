import type { Document } from '@visawright/contract/documents/document.ts';
import { getValue, type UnsealedDocument } from './unseal-document.ts';
import { listNamedPeople } from './list-named-people.ts';
import { writeName } from './write-name.ts';

// The person the document names first is its most likely owner.
export function presentOwnerQuestion(document: UnsealedDocument): Document['ownerQuestion'] {
  const kind = document.row.owner_question;
  const [person] = kind === null || document.row.state !== 'checked' ? [] : listNamedPeople(document);
  if (kind === null || !person) return null;
  const sex = (getValue(document, 'sex') ?? '').charAt(0).toUpperCase();
  return { kind, name: writeName(person.name), sex: sex === 'F' || sex === 'M' ? sex : null };
}
