import type { ApplicationPackage } from '@visawright/contract/delivery/package.ts';

// Files with documents, the photo included; our own sheets have no category. The package's cover counts the same.
export const countDocuments = ({ files }: Pick<ApplicationPackage, 'files'>): number =>
  files.filter(({ category }) => category !== null).length;
