import type { DocumentCategory, PageOperation } from '@visawright/contract/document.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { DestinationId } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import type { PdfPage } from '../../pages/compose-pdf.ts';

// A page of a paper as it is shown, and what was done to the picture that came: a place on the one is thereby a place on the other.
export type PaperPage = PdfPage & { readonly operations?: readonly PageOperation[] };

export interface PackagePaper {
  readonly docId: string;
  readonly fileName: string;
  readonly sha256: string; // of the file as it was handed in
  readonly pages: readonly PaperPage[];
}

export interface PackageItem {
  readonly title: string; // the checklist's own words
  readonly category: DocumentCategory;
  readonly papers: readonly PackagePaper[];
}

export interface PackagePhoto {
  readonly bytes: Buffer; // JPEG, cut
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

// Everything a package is made of, as it stood at `frozenAt`.
export interface PackageInput {
  readonly realm: { readonly path: string; readonly displayName: string; readonly color: string }; // #rrggbb
  readonly verifyUrl: string; // where anyone checks a package
  readonly reference: string;
  readonly destination: DestinationId;
  readonly form: Form;
  readonly formId: string;
  readonly formVersion: number;
  readonly group: VisaGroup;
  readonly visaType: string;
  readonly language: 'en';
  readonly frozenAt: string; // ISO: the time every date in the package says
  readonly applicant: { readonly firstName: string; readonly lastName: string };
  readonly trip: { readonly from: string; readonly to: string }; // ISO days
  readonly values: Readonly<Record<string, AnswerValue>>; // declared, of visible fields
  readonly sources: Readonly<Record<string, readonly PageEvidence[]>>; // polygons on the upright page as it came
  readonly rules: Readonly<Record<string, string>>; // rule → the day it was verified
  readonly items: readonly PackageItem[]; // in the checklist's order; those with a paper
  readonly others: readonly PackagePaper[]; // attached, but no item of the checklist asks for them
  readonly photo: PackagePhoto | null;
}
