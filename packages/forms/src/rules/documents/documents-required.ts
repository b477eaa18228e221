import type { DocumentState } from '@visawright/contract/documents/document-facts.ts';
import { checklistFor } from '../../checklist/checklist.ts';
import {
  requiredDocuments,
  type CountableDocument,
  type RequiredDocuments,
} from '../../checklist/required-documents.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { appliesTo } from '../conditions.ts';
import type { RuleInput } from '../rule-input.ts';

const stateOf = ({ isFailed, isSettled, kind }: DocumentEvidence): DocumentState =>
  isFailed ? 'failed' : isSettled ? 'checked' : kind === null ? 'rendered' : 'classified';

const countable = (document: DocumentEvidence): CountableDocument => ({
  docId: document.docId,
  category: document.category,
  kind: document.kind,
  state: stateOf(document),
  belonging: document.belonging,
});

// The documents an application needs, with the conditions judged by its answers and documents.
export const documentsRequiredBy = (input: RuleInput): RequiredDocuments =>
  requiredDocuments(checklistFor(input.form, input.group), input.documents.map(countable), {
    group: input.group,
    applies: (_item, condition) => appliesTo(input, condition) === true,
  });
