import { z } from 'zod';
import { FillableApplication, FillData } from '../extension/fill.ts';
import { Pack, SignedPack } from '../extension/pack.ts';
import { PackDetail, PackSummary, PageReport, StoredPageReport, TestFill } from '../extension/pack-review.ts';
import {
  ClaimedPairing,
  Connection,
  Pairing,
  PairingClaim,
  pairingCode,
  PairingRequest,
  WaitingPairing,
} from '../extension/pairing.ts';
import { Receipt, SentReceipt } from '../extension/receipt.ts';
import { ExtensionCheck, ExtensionRelease, extensionVersion, PublishedRelease } from '../extension/release.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();
const portal = z.string().min(1).max(80);

// `caller: 'extension'` takes the grant of a paired extension instead of a token, and nothing else.
export const extensionOperations = {
  extensionCheck: operation({
    ...addresses.extensionCheck,
    alsoAt: ['/das/v1/extension/check'],
    summary: 'Is there a newer extension for this realm than the one installed?',
    access: 'account.self',
    query: z.strictObject({ currentVersion: extensionVersion }),
    reply: ExtensionCheck,
  }),
  extensionCreate: operation({
    ...addresses.extensionCreate,
    alsoAt: ['/das/v1/extension/create'],
    summary: "Publish an extension version for the admin's own realm",
    access: 'extension.release',
    body: ExtensionRelease,
    reply: ExtensionRelease,
    errors: ['extension.versionTaken'],
  }),
  listExtensionReleases: operation({
    ...addresses.listExtensionReleases,
    summary: 'Versions of the extension published in this realm, newest first, with hash and signature of the archive',
    access: 'extension.release',
    reply: z.object({ items: z.array(PublishedRelease) }),
  }),
  // Pairing
  beginPairing: operation({
    ...addresses.beginPairing,
    summary: 'An extension asks for a connection and receives the code that its panel shows',
    access: 'public',
    body: PairingRequest,
    reply: Pairing,
    errors: ['quota.tooMany'],
    limit: { max: 10, seconds: 60 },
  }),
  claimPairing: operation({
    ...addresses.claimPairing,
    summary: 'The extension asks whether its code was accepted, and receives its grant once',
    access: 'public',
    body: PairingClaim,
    reply: ClaimedPairing,
    limit: { max: 90, seconds: 60 },
  }),
  waitingPairing: operation({
    ...addresses.waitingPairing,
    summary: 'The browser that shows this code, so that a person can compare before connecting it',
    access: 'account.self',
    query: z.strictObject({ code: pairingCode }),
    reply: WaitingPairing,
    errors: ['extension.codeUnknown', 'quota.tooMany'],
  }),
  approvePairing: operation({
    ...addresses.approvePairing,
    summary: 'Connect the extension that shows this code to the own session, or refuse it',
    access: 'account.self',
    body: z.strictObject({ code: pairingCode, isAccepted: z.boolean() }),
    reply: z.object({ connections: z.array(Connection) }),
    errors: ['extension.codeUnknown', 'quota.tooMany'],
  }),
  listConnections: operation({
    ...addresses.listConnections,
    summary: 'Extensions connected to the own account',
    access: 'account.self',
    reply: z.object({ connections: z.array(Connection) }),
  }),
  endConnection: operation({
    ...addresses.endConnection,
    summary: 'Disconnect an extension from the own account',
    access: 'account.self',
    body: z.strictObject({ connectionUid: uid }),
    reply: z.object({ connections: z.array(Connection) }),
  }),
  leaveConnection: operation({
    ...addresses.leaveConnection,
    summary: 'The extension ends its own connection',
    access: 'account.self',
    caller: 'extension',
    body: z.strictObject({}),
    reply: z.object({ left: z.literal(true) }),
  }),
  // Filling
  fillableApplications: operation({
    ...addresses.fillableApplications,
    summary: 'Declared applications whose online form is not completed yet, soonest travel first',
    access: 'extension.fill',
    caller: 'extension',
    query: z.strictObject({ origin: z.string().max(200).optional(), search: z.string().max(80).optional() }),
    reply: z.object({ items: z.array(FillableApplication), more: z.boolean() }),
  }),
  knownPortals: operation({
    ...addresses.knownPortals,
    summary: 'Portals this realm has published packs for, so that the panel knows a page before anything is fetched',
    access: 'account.self',
    caller: 'extension',
    reply: z.object({
      items: z.array(
        z.object({
          portal,
          name: z.string(),
          destination: z.string(),
          number: z.number().int(),
          sha256: z.string(),
          origins: z.array(z.string()),
          isPractice: z.boolean(),
          isVerified: z.boolean(),
        }),
      ),
    }),
  }),
  publishedPack: operation({
    ...addresses.publishedPack,
    summary: 'The signed pack of a portal: the newest one, or the one with a number',
    access: 'account.self',
    caller: 'extension',
    query: z.strictObject({ portal, number: z.coerce.number().int().positive().optional() }),
    reply: SignedPack,
    errors: ['extension.packUnknown'],
  }),
  fillData: operation({
    ...addresses.fillData,
    summary: 'The declared answers that a portal asks for, and the pack to fill them in with',
    access: 'extension.fill',
    caller: 'extension',
    whose: 'reply.applicantUid',
    query: z.strictObject({ applicationUid: uid, portal }),
    reply: FillData,
    errors: ['extension.notDeclared', 'extension.packUnknown'],
  }),
  fillFile: operation({
    ...addresses.fillFile,
    summary: 'The photo or the passport page in the format and size that the portal accepts',
    access: 'extension.fill',
    caller: 'extension',
    whose: 'file',
    query: z.strictObject({ applicationUid: uid, portal, file: z.enum(['photo', 'passportPage']) }),
    reply: z.unknown(),
    repliesBytes: true,
    errors: ['extension.notDeclared', 'extension.packUnknown'],
  }),
  sendReceipt: operation({
    ...addresses.sendReceipt,
    summary:
      'Report what was filled and read back; the server countersigns it as reported and stores it with the application',
    access: 'extension.fill',
    caller: 'extension',
    whose: 'body.applicationUid',
    body: SentReceipt,
    reply: Receipt,
    errors: ['extension.notDeclared', 'extension.packUnknown'],
    bodyLimit: 1_000_000,
    isOnce: true,
  }),
  completeOnlineForm: operation({
    ...addresses.completeOnlineForm,
    summary: 'The person says in the panel that the online form is completed, with a receipt',
    access: 'extension.fill',
    caller: 'extension',
    body: z.strictObject({ applicationUid: uid, receiptUid: uid }),
    reply: z.object({ status: z.string() }),
    errors: ['application.notEditable', 'extension.receiptUnknown'],
    isOnce: true,
  }),
  reportPage: operation({
    ...addresses.reportPage,
    summary: 'Report a page that was not known: labels and types of its fields, no values',
    access: 'account.self',
    caller: 'extension',
    body: PageReport,
    reply: z.object({ reported: z.literal(true) }),
    errors: ['quota.tooMany'],
    bodyLimit: 1_000_000,
  }),
  getReceipts: operation({
    ...addresses.getReceipts,
    summary: 'Receipts of an application, newest first',
    access: 'application.read',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid }),
    reply: z.object({ items: z.array(Receipt) }),
  }),
  // Packs
  listPacks: operation({
    ...addresses.listPacks,
    summary: 'Packs of this realm and those that come with the product, with proposals first',
    access: 'extension.packs',
    reply: z.object({ items: z.array(PackSummary) }),
  }),
  getPack: operation({
    ...addresses.getPack,
    summary: 'A pack with what it changes',
    access: 'extension.packs',
    query: z.strictObject({ packUid: uid }),
    reply: PackDetail,
    errors: ['extension.packUnknown'],
  }),
  proposePack: operation({
    ...addresses.proposePack,
    summary: 'Propose a recorded pack; a second person decides',
    access: 'extension.packs',
    caller: 'extension',
    body: z.strictObject({ pack: Pack, testFill: TestFill.nullable() }),
    reply: PackDetail,
    errors: ['extension.packInvalid', 'extension.numberTaken'],
    bodyLimit: 2_000_000,
  }),
  decidePack: operation({
    ...addresses.decidePack,
    summary: 'Publish a proposed pack or reject it with a reason; not one’s own',
    access: 'extension.packs',
    body: z.strictObject({ packUid: uid, isAccepted: z.boolean(), reason: z.string().trim().max(1_000) }),
    reply: PackDetail,
    errors: ['extension.packUnknown', 'extension.ownProposal', 'extension.packDecided'],
  }),
  listPageReports: operation({
    ...addresses.listPageReports,
    summary: 'Pages that extensions did not know',
    access: 'extension.packs',
    query: z.strictObject({ portal: portal.optional() }),
    reply: z.object({ items: z.array(StoredPageReport) }),
  }),
};
