import type {
  Belonging,
  DocumentCategory,
  NameField,
  OwnerQuestion,
} from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';

interface EvidenceTable {
  name: string; // as in the document kinds: legs, nights, members, transactions
  rows: Record<string, PageEvidence>[]; // a row has only the columns that were found
}

// A document as forms and rules use it: its current values, including people's corrections, and where they were found.
export interface DocumentEvidence {
  docId: string;
  fileName: string;
  category: DocumentCategory;
  kind: string | null;
  isPrimary: boolean;
  belonging: Belonging;
  ownerQuestion?: OwnerQuestion | null; // asked and not answered yet: its values are proposals only
  blankName?: NameField | 'asked' | null; // of a passport with one name: which field is blank, or that it is asked
  isSettled: boolean;
  isFailed?: boolean; // rejected or failed: it does not count as present
  retake: string[]; // reasons to retake the picture; empty if none
  values: PageEvidence[]; // one per field
  tables: EvidenceTable[];
}
