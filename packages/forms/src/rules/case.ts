import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Form } from '../form-schema.ts';
import type { ReadPaper } from '../read-paper.ts';

// Everything the rules may look at, and nothing else: the same case gives the same findings.
export interface Case {
  readonly today: string; // ISO, of the realm's zone
  readonly form: Form; // of the version the application keeps; its checklist and limits are asked
  readonly formId: string;
  readonly group: VisaGroup;
  readonly context: Readonly<Record<string, string>>; // derived.isMinor, …
  readonly application: {
    readonly fromDate: string | null; // ISO; null: not chosen yet
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
  readonly papers: readonly ReadPaper[]; // of the application; a photo's facts are its values
  readonly values: Readonly<Record<string, AnswerValue>>; // the form's answers as they stand
}
