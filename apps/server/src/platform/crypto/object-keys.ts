import type { Db } from '../db/db.ts';

// Object keys start with realm and applicant, and are authenticated with every frame.
export const documentObjectKey = (db: Db, applicantUid: string, ...rest: readonly string[]): string =>
  [db.realmId, applicantUid, ...rest].join('/');

// Parts of unfinished uploads; swept after a day.
export const pendingUpload = 'pending/';
export const uploadSessionKey = (db: Db, applicantUid: string, uploadUid: string, part: number): string =>
  `${pendingUpload}${documentObjectKey(db, applicantUid, uploadUid, String(part))}`;

export const belongsToApplicant = (db: Db, applicantUid: string, objectKey: string): boolean =>
  (objectKey.startsWith(pendingUpload) ? objectKey.slice(pendingUpload.length) : objectKey).startsWith(
    `${db.realmId}/${applicantUid}/`,
  );

// Everything stored for an applicant begins with one of these.
export const objectPrefixes = (db: Db, applicantUid: string): readonly string[] => [
  `${db.realmId}/${applicantUid}/`,
  `${pendingUpload}${db.realmId}/${applicantUid}/`,
];
