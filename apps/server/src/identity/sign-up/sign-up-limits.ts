import type { PublicCall } from '../../platform/http/call.ts';
import { networkOf } from '../sign-in-limits/origin.ts';
import { hashAccountName, takeAttempt } from '../sign-in-limits/sign-in-attempts.ts';

// In a quarter of an hour. Many travellers of one town share a network address; nobody needs more than a few codes.
const requestsOfNetwork = 30;
const mailsToAddress = 5;

export const mayRequest = (call: PublicCall, now: number): Promise<boolean> =>
  takeAttempt(call.db, networkKey(call), now, requestsOfNetwork);

// Counts for every address alike, so that reaching the limit does not reveal an account.
export const maySendMail = (call: PublicCall, email: string, now: number): Promise<boolean> =>
  takeAttempt(call.db, hashAccountName(call.parts.keys, call.db.realmId, `sign-up ${email}`), now, mailsToAddress);

const networkKey = ({ parts, db, address }: PublicCall): Buffer =>
  parts.keys.mac('sign-up network', `${db.realmId} ${networkOf(address)}`);
