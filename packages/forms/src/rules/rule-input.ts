import type { PhotoCheckId, PhotoVerdict } from '@visawright/contract/documents/photo.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '../form/form-schema.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

// By docId and check: how a photo stands once it is cut to the destination's size.
export type PhotoStatuses = Readonly<Record<string, Partial<Record<PhotoCheckId, PhotoVerdict['status']>>>>;

// Everything rules can read. Evaluation is pure: the same input gives the same findings.
export interface RuleInput {
  readonly today: string; // ISO, in the realm's time zone
  readonly form: Form; // the form version of the application, with its checklist and limits
  readonly formId: string;
  readonly group: VisaGroup;
  readonly situations?: readonly string[]; // conditions of the checklist chosen by the traveller
  readonly context: Readonly<Record<string, string>>; // derived.isMinor, …
  readonly application: {
    readonly fromDate: string | null; // ISO; null if not chosen yet
    readonly toDate: string | null;
    readonly visaTo: string;
    readonly nationality: string;
    readonly visaType: string;
  };
  readonly applicant: {
    readonly firstName: string;
    readonly lastName: string;
    readonly dateOfBirth?: string | null;
    readonly passportNumber?: string | null;
  };
  readonly photos?: PhotoStatuses;
  readonly documents: readonly DocumentEvidence[]; // of the application; measurements of a photo are its values
  readonly values: Readonly<Record<string, AnswerValue>>; // the effective answers of the form
}
