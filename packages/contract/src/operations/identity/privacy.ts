import { z } from 'zod';
import { ErasureState, LegalHold, StoredData } from '../../privacy/privacy.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const uid = z.uuid();
const confirmation = z.string().trim().min(1).max(200);
const holds = z.object({ holds: z.array(LegalHold) });

export const privacyOperations = {
  getStoredData: operation({
    ...addresses.getStoredData,
    summary: 'What is stored about me and the travellers I added, in numbers',
    access: 'privacy.own',
    reply: StoredData,
  }),
  exportTicket: operation({
    ...addresses.exportTicket,
    summary: 'An address for everything about me as a ZIP: this person, this session, five minutes',
    access: 'privacy.own',
    needsRecentSignIn: true,
    reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['quota.tooMany'],
  }),
  exportFile: operation({
    ...addresses.exportFile,
    summary: 'Everything about me as JSON and files in a ZIP, by its ticket; always as an attachment',
    access: 'privacy.own',
    whose: 'file',
    query: z.strictObject({ ticket: z.string().min(20).max(600) }),
    repliesBytes: true,
    reply: z.never(),
    errors: ['ticket.refused'],
  }),
  deleteAccount: operation({
    ...addresses.deleteAccount,
    summary: 'Erase me and the travellers I added, for good; the email address confirms it',
    access: 'privacy.own',
    needsRecentSignIn: true,
    body: z.strictObject({ confirmation }),
    reply: z.object({ erasureUids: z.array(uid) }),
    errors: ['erasure.notConfirmed', 'erasure.onHold'],
  }),
  eraseApplicant: operation({
    ...addresses.eraseApplicant,
    summary: 'Erase a traveller of the agency with everything about them, for good; the full name confirms it',
    access: 'applicant.erase',
    needsRecentSignIn: true,
    body: z.strictObject({ applicantUid: uid, confirmation }),
    reply: z.object({ erasureUid: uid }),
    errors: ['erasure.notConfirmed', 'erasure.onHold'],
  }),
  getErasure: operation({
    ...addresses.getErasure,
    summary: 'How far an erasure is, and its signed certificate; for whoever has its number',
    access: 'public',
    query: z.strictObject({ erasureUid: uid }),
    reply: ErasureState,
    errors: ['record.notFound'],
    limit: { max: 120, seconds: 60 },
  }),
  listHolds: operation({
    ...addresses.listHolds,
    summary: 'Legal holds in force',
    access: 'realm.retention',
    reply: holds,
  }),
  placeHold: operation({
    ...addresses.placeHold,
    summary: 'Stop erasure and retention of the traveller of an application, with the reason',
    access: 'realm.retention',
    needsRecentSignIn: true,
    body: z.strictObject({
      reference: z.string().trim().min(3).max(20),
      reason: z.string().trim().min(3).max(1_000),
    }),
    reply: holds,
    errors: ['hold.alreadyInForce'],
  }),
  releaseHold: operation({
    ...addresses.releaseHold,
    summary: 'End a legal hold; retention applies again',
    access: 'realm.retention',
    needsRecentSignIn: true,
    body: z.strictObject({ holdUid: uid }),
    reply: holds,
  }),
};
