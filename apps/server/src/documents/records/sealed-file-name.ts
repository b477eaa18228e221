import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

// File names often contain personal names, so they are sealed like the file.
const purpose = 'file-name';
export const sealFileName = (key: ApplicantKey, name: string): Buffer => key.sealFor(purpose, name);
export const openFileName = (key: ApplicantKey, sealed: Buffer): string => key.openFor(purpose, sealed);
