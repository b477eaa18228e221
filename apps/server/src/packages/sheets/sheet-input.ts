import type { PackageInput, PackagePhoto } from '../build/package-input.ts';

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
  | 'values';

// What of a package's input its sheets show.
export type SheetInput = Pick<PackageInput, Shown> & {
  readonly photo: Pick<PackagePhoto, 'widthMm' | 'heightMm'> | null;
};

export const nameOf = ({ applicant }: Pick<SheetInput, 'applicant'>): string =>
  `${applicant.firstName} ${applicant.lastName}`.trim();
