import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { Person } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import type { DemoPassport, Holder } from '../passport/demo-passport.ts';

export type DocumentValues = Readonly<Record<string, string>>;

export interface DemoDocument {
  readonly kind: string | null; // null: an unrecognised document
  readonly category: DocumentCategory;
  readonly fileName: string;
  readonly values: DocumentValues;
  readonly states?: { readonly fullName?: string; readonly from?: string; readonly to?: string }; // where it differs from the application
}

// The traveller and journey the documents are about.
export interface DocumentContext {
  readonly today: string;
  readonly form: Form;
  readonly formId: string;
  readonly group: VisaGroup;
  readonly visaType: string;
  readonly from: string;
  readonly to: string;
  readonly person: Person;
  readonly holder: Holder;
  readonly passport: DemoPassport;
  readonly isMinor: boolean;
}
