import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import type { Person } from '@visawright/specimens/papers/paper-kind.types.ts';
import type { DemoPassport } from '../demo-passport.ts';

export type PaperValues = Readonly<Record<string, string>>;

// A paper of a demo application: what it is, and what stands in it.
export interface DemoPaper {
  readonly kind: string | null; // null: a paper nobody can name
  readonly category: DocumentCategory;
  readonly fileName: string;
  readonly values: PaperValues;
}

// Whose papers, for which journey, as of which day.
export interface PaperCase {
  readonly today: string;
  readonly form: Form;
  readonly formId: string;
  readonly group: VisaGroup;
  readonly visaType: string;
  readonly from: string;
  readonly to: string;
  readonly person: Person;
  readonly passport: DemoPassport;
  readonly isMinor: boolean;
}
