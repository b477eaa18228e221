import { isOwnerAsked, textOf } from './found-value.ts';
import { isNamed } from './holder.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { PrefillContext } from './prefill-context.ts';

// Statements of accounts in the traveller's name. A document is not used while it is asked whose it is.
export const ownAccounts = ({ documents, holder }: PrefillContext): DocumentEvidence[] =>
  documents.filter(
    (document) =>
      document.category === 'Proof of Funds' &&
      !isOwnerAsked(document) &&
      isNamed(holder, textOf(document, 'accountHolderName')),
  );
