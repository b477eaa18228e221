import { z } from 'zod';
import { ApplicationPackage, PackageView } from '../delivery/package.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const ticket = z.strictObject({ ticket: z.string().min(20).max(600) });

export const packageOperations = {
  getPackage: operation({
    ...addresses.getPackage,
    summary: "An application's package, how far it is, and what bars a new one",
    access: 'application.read',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid }),
    reply: PackageView,
  }),
  buildPackage: operation({
    ...addresses.buildPackage,
    summary: 'Have the package built; while one is being built from the same inputs it is the one',
    access: 'package.build',
    whose: 'body.applicationUid',
    body: z.strictObject({ applicationUid: uid }),
    reply: ApplicationPackage,
    errors: ['package.notDeclared', 'package.approvalNeeded', 'package.documentsBusy'],
    isOnce: true,
  }),
  packageTicket: operation({
    ...addresses.packageTicket,
    summary: 'A ticket for one download: this package, this person, this session, five minutes',
    access: 'package.build',
    body: z.strictObject({ packageUid: uid }),
    reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['package.notReady', 'package.approvalNeeded', 'quota.tooMany'],
  }),
  packageFile: operation({
    ...addresses.packageFile,
    summary: 'The package as a ZIP, by its ticket; always as an attachment',
    access: 'package.build',
    whose: 'file',
    query: ticket,
    repliesBytes: true,
    reply: z.never(),
    errors: ['ticket.refused'],
  }),
  packageKeys: operation({
    ...addresses.packageKeys,
    summary: 'The public keys a realm signed and signs its packages with, old ones too',
    access: 'public',
    query: z.strictObject({ realm: z.string().min(1).max(80) }),
    reply: z.object({
      realm: z.string(),
      displayName: z.string(),
      keys: z.array(z.object({ keyId: z.string(), publicKey: z.string(), since: z.iso.datetime() })), // Ed25519, raw, base64url
    }),
    errors: ['record.notFound'],
  }),
};
