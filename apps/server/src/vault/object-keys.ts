import type { Db } from '../access/db.ts';

// Where a person's objects stand in the store: realm and person lead, and are authenticated with every frame.
export const paperKey = (db: Db, applicantUid: string, ...rest: readonly string[]): string =>
  [db.realmId, applicantUid, ...rest].join('/');

// Parts of an upload that is not finished: swept after a day.
export const onItsWay = 'way/';
export const wayKey = (db: Db, applicantUid: string, wayUid: string, part: number): string =>
  `${onItsWay}${paperKey(db, applicantUid, wayUid, String(part))}`;

export const isKeyOf = (db: Db, applicantUid: string, objectKey: string): boolean =>
  (objectKey.startsWith(onItsWay) ? objectKey.slice(onItsWay.length) : objectKey).startsWith(
    `${db.realmId}/${applicantUid}/`,
  );
