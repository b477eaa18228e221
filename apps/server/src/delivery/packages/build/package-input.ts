import type { PageOperation } from '@visawright/contract/documents/document.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { DeclaredFinding } from '../../../forms/answers/declared-findings.ts';
import type { PdfPage } from '../../../documents/pages/compose-pdf.ts';
import type { FillableBlank } from '../sheets/blank/fillable-blank.ts';
import type { ApplicationPhoto } from '../../../documents/photos/build-package-photo.ts';

// A page as shown, with the operations applied to the uploaded picture, so that positions can be mapped from one to the other.
export type PackagePage = PdfPage & { readonly operations?: readonly PageOperation[] };

export interface PackageDocument {
  readonly docId: string;
  readonly fileName: string;
  readonly sha256: string; // of the uploaded file
  readonly pages: readonly PackagePage[];
}

export interface PackageItem {
  readonly title: string; // the checklist's title
  readonly category: DocumentCategory;
  readonly documents: readonly PackageDocument[];
}

// Everything a package is made of, as of `frozenAt`.
export interface PackageInput {
  readonly realm: { readonly path: string; readonly displayName: string; readonly color: string }; // #rrggbb
  readonly verifyUrl: string; // where anyone can verify a package
  readonly reference: string;
  readonly destination: DestinationId;
  readonly form: Form;
  readonly formId: string;
  readonly formVersion: number;
  readonly group: VisaGroup;
  readonly visaType: string;
  readonly language: 'en';
  readonly frozenAt: string; // ISO: the date and time printed everywhere in the package
  readonly applicant: { readonly firstName: string; readonly lastName: string };
  readonly trip: { readonly from: string; readonly to: string }; // ISO days
  readonly values: Readonly<Record<string, AnswerValue>>; // declared answers of visible fields
  readonly findings: readonly DeclaredFinding[]; // not solved when the declaration was accepted
  readonly sources: Readonly<Record<string, readonly PageEvidence[]>>; // polygons on the uploaded page, upright
  readonly rules: Readonly<Record<string, string>>; // rule id to the day it was verified
  readonly items: readonly PackageItem[]; // in the checklist's order, only those with a document
  readonly others: readonly PackageDocument[]; // attached, but not asked for by the checklist
  readonly photo: ApplicationPhoto | null;
  readonly blank: FillableBlank | null; // the published official form
}
