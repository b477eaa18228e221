import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Form } from '@visawright/forms/form-schema.ts';

// What of a package's input its sheets show.
export interface SheetInput {
  readonly realm: { readonly path: string; readonly displayName: string; readonly color: string }; // #rrggbb
  readonly verifyUrl: string; // where anyone checks a package
  readonly reference: string;
  readonly form: Form;
  readonly formId: string;
  readonly formVersion: number;
  readonly group: VisaGroup;
  readonly visaType: string;
  readonly frozenAt: string; // ISO
  readonly applicant: { readonly firstName: string; readonly lastName: string };
  readonly trip: { readonly from: string; readonly to: string }; // ISO days
  readonly values: Readonly<Record<string, AnswerValue>>;
  readonly photo: { readonly widthMm: number | null; readonly heightMm: number | null } | null;
}

export const nameOf = ({ applicant }: Pick<SheetInput, 'applicant'>): string =>
  `${applicant.firstName} ${applicant.lastName}`.trim();
