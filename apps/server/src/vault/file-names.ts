import type { ApplicantKey } from './applicant-key.ts';

// People put themselves into file names, so a name is sealed like the file.
const purpose = 'file-name';
export const sealName = (key: ApplicantKey, name: string): Buffer => key.sealFor(purpose, name);
export const openName = (key: ApplicantKey, sealed: Buffer): string => key.openFor(purpose, sealed);
