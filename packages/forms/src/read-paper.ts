import type { Belonging, DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';

export interface ReadTable {
  name: string; // as the paper kinds name it: legs, nights, members, transactions
  rows: Record<string, PageEvidence>[]; // a row has the columns that were found in it
}

// A paper as forms and rules see it: what stands in it now, after what people did, and where.
export interface ReadPaper {
  docId: string;
  fileName: string;
  category: DocumentCategory;
  kind: string | null;
  isPrimary: boolean;
  belonging: Belonging;
  isSettled: boolean;
  retake: string[]; // why a picture has to be taken again; empty: it need not
  values: PageEvidence[]; // one a field
  tables: ReadTable[];
}
