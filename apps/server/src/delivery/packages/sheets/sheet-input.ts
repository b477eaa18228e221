import type { ApplicationPhoto } from '../../../documents/photos/build-package-photo.ts';
import type { PackageInput } from '../build/package-input.ts';

type Shown =
  | 'realm'
  | 'verifyUrl'
  | 'reference'
  | 'form'
  | 'formId'
  | 'formVersion'
  | 'group'
  | 'visaType'
  | 'frozenAt'
  | 'applicant'
  | 'trip'
  | 'values'
  | 'findings'
  | 'blank';

// The part of a package's input that its sheets show.
export type SheetInput = Pick<PackageInput, Shown> & {
  readonly photo: Pick<ApplicationPhoto, 'widthMm' | 'heightMm'> | null;
};

export const applicantName = ({ applicant }: Pick<SheetInput, 'applicant'>): string =>
  `${applicant.firstName} ${applicant.lastName}`.trim();
