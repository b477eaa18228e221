import { randomUUID } from 'node:crypto';
import type { Receipt, SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { allPortals } from '@visawright/e2e/portals/all-portals.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { requireForProof } from '../../../measurement.ts';
import { prepareApplication } from '../../fill/prepare-application.ts';
import type { Attack, Family, Outcome } from '../attack.types.ts';
import { prepareForeignApplication } from '../grants/foreign-records.ts';
import type { Grants } from '../grants/open-grants.ts';
import { bearer, grantHeader, type CallReply } from '../stage/call-product.ts';
import { portalId, type Stage } from '../stage/open-stage.ts';

// An application with one true receipt, and what is stored about it.
export interface Receipts {
  readonly grants: Grants;
  readonly applicationUid: string;
  readonly otherUid: string; // of the same person, with a receipt too
  readonly otherReceipt: Receipt;
  readonly foreignUid: string; // of another agency
  readonly draftUid: string; // not declared
  readonly receipt: SentReceipt; // stored
}

const at = new Date().toISOString();
const receiptOf = (stage: Stage, applicationUid: string): SentReceipt => ({
  applicationUid,
  visitUid: randomUUID(),
  portal: portalId,
  packNumber: stage.pack.number,
  packSha256: packSha256(stage.pack),
  formVersion: 1,
  extensionVersion: '1.0.0',
  startedAt: at,
  reference: null,
  pages: [{ page: 'person', title: 'Person', filledAt: at, readAt: at, fields: [] }],
});

export async function openReceipts(grants: Grants): Promise<Receipts> {
  const { stage, call, mine } = grants;
  const portal = allPortals.find(({ id }) => id === portalId)!;
  const [own, other, draft] = [
    await prepareApplication(stage.product, portal, 73),
    await prepareApplication(stage.product, portal, 74),
    await prepareApplication(stage.product, portal, 75),
  ];
  const foreign = await prepareForeignApplication(stage, 76);
  await stage.product.database.query(
    `update application set status = 'initiated', declared_at = null where application_uid = $1`,
    [draft.applicationUid],
  );
  const send = async (receipt: SentReceipt) => {
    const reply = await call('sendReceipt', { authorization: grantHeader(mine.grant), body: receipt });
    requireForProof(reply.status === 200, `a true receipt is stored: ${reply.text}`);
    return reply.json() as Receipt;
  };
  const receipt = receiptOf(stage, own.applicationUid);
  await send(receipt);
  const otherReceipt = await send(receiptOf(stage, other.applicationUid));
  return {
    grants,
    applicationUid: own.applicationUid,
    otherUid: other.applicationUid,
    otherReceipt,
    foreignUid: foreign.applicationUid,
    draftUid: draft.applicationUid,
    receipt,
  };
}

// Everything receipts change: the rows, and the status and reference of these applications. The browser sends receipts of others meanwhile.
async function stateOf({ grants, applicationUid, otherUid, foreignUid, draftUid }: Receipts): Promise<string> {
  const { rows } = await grants.stage.product.database.query<{ state: string }>(
    `select jsonb_build_array(
      (select jsonb_agg(jsonb_build_array(application_uid, visit_uid, times_sent, received_at) order by receipt_uid)
        from form_receipt where application_uid = any($1)),
      (select jsonb_agg(jsonb_build_array(application_uid, status, lodged_reference) order by application_uid)
        from application where application_uid = any($1)))::text as state`,
    [[applicationUid, otherUid, foreignUid, draftUid]],
  );
  return rows[0]!.state;
}

async function unchanged(receipts: Receipts, act: () => Promise<CallReply>, mayAnswer = false): Promise<Outcome> {
  const before = await stateOf(receipts);
  const { status, text } = await act();
  const after = await stateOf(receipts);
  return {
    actedOn: [
      ...(after === before ? [] : [`what is stored has changed from ${before} to ${after}`]),
      ...(status < 400 && !mayAnswer ? [`answered with ${status} ${text.slice(0, 80)}`] : []),
    ],
    leaked: [],
  };
}

interface Forged {
  readonly name: string;
  readonly isSmall?: boolean;
  readonly act: (receipts: Receipts) => Promise<CallReply>;
}

const sendWith = ({ grants: { call, mine } }: Receipts, body: object, onceKey?: string) =>
  call('sendReceipt', { authorization: grantHeader(mine.grant), body, onceKey });
const complete = ({ grants: { call, mine } }: Receipts, body: object) =>
  call('completeOnlineForm', { authorization: grantHeader(mine.grant), body });
const fresh = (receipts: Receipts, more: object) => ({ ...receipts.receipt, visitUid: randomUUID(), ...more });

const forged: readonly Forged[] = [
  {
    name: 'a receipt sent with a token',
    isSmall: true,
    act: (all) =>
      all.grants.call('sendReceipt', { authorization: bearer(all.grants.agentToken), body: fresh(all, {}) }),
  },
  { name: 'a receipt sent by nobody', act: (all) => all.grants.call('sendReceipt', { body: fresh(all, {}) }) },
  {
    name: 'a receipt sent with a grant of another realm',
    isSmall: true,
    act: (all) =>
      all.grants.call('sendReceipt', { authorization: grantHeader(all.grants.theirs.grant), body: fresh(all, {}) }),
  },
  {
    name: 'a receipt for an application of another agency',
    isSmall: true,
    act: (all) => sendWith(all, fresh(all, { applicationUid: all.foreignUid })),
  },
  {
    name: 'a receipt for an application that is not declared',
    act: (all) => sendWith(all, fresh(all, { applicationUid: all.draftUid })),
  },
  { name: 'a receipt of a pack that was never published', act: (all) => sendWith(all, fresh(all, { packNumber: 99 })) },
  {
    name: 'a receipt with the hash of another pack',
    isSmall: true,
    act: (all) => sendWith(all, fresh(all, { packSha256: 'a'.repeat(64) })),
  },
  {
    name: 'a receipt of another portal',
    act: (all) => {
      const other = shippedPacks().find(({ portal }) => portal === 'canada-visitor')!;
      const more = { portal: other.portal, packNumber: other.number, packSha256: packSha256(other) };
      return sendWith(all, fresh(all, more));
    },
  },
  {
    name: 'a receipt that brings its own countersignature',
    isSmall: true,
    act: (all) => sendWith(all, fresh(all, { signature: 'AAAA', keyId: 'forged', receivedAt: at, byName: 'Forged' })),
  },
  {
    name: 'a receipt of two megabytes',
    act: (all) => {
      const fields = Array.from({ length: 600 }, (_, n) => ({
        control: `c${n}`,
        label: 'x',
        question: null,
        outcome: 'equal',
        typed: 'x'.repeat(4_000),
        found: null,
        times: 1,
      }));
      return sendWith(all, fresh(all, { pages: [{ page: 'person', title: 'x', filledAt: at, readAt: at, fields }] }));
    },
  },
  {
    name: 'a completion with the receipt of another application',
    isSmall: true,
    act: (all) => complete(all, { applicationUid: all.applicationUid, receiptUid: all.otherReceipt.receiptUid }),
  },
  {
    name: 'a completion without a receipt',
    act: (all) => complete(all, { applicationUid: all.applicationUid, receiptUid: randomUUID() }),
  },
  {
    name: 'a completion sent with a token',
    act: (all) =>
      all.grants.call('completeOnlineForm', {
        authorization: bearer(all.grants.agentToken),
        body: { applicationUid: all.otherUid, receiptUid: all.otherReceipt.receiptUid },
      }),
  },
  {
    name: 'receipts read with a grant',
    act: (all) =>
      all.grants.call('getReceipts', {
        authorization: grantHeader(all.grants.mine.grant),
        query: { applicationUid: all.applicationUid },
      }),
  },
];

const replayed: Attack<Receipts> = {
  name: 'a receipt replayed with the key of its first time',
  isSmall: true,
  async run(all) {
    const key = randomUUID();
    requireForProof((await sendWith(all, all.receipt, key)).status === 200, 'a true receipt is accepted');
    return unchanged(all, () => sendWith(all, all.receipt, key), true); // answered as the first time
  },
};

// After the form was completed, nothing about it changes any more.
const afterCompletion: Attack<Receipts> = {
  name: 'a receipt and a completion replayed after the form was completed',
  isSmall: true,
  async run(all) {
    const { otherUid: applicationUid, otherReceipt } = all;
    const body = { applicationUid, receiptUid: otherReceipt.receiptUid };
    requireForProof((await complete(all, body)).status === 200, 'a true completion is accepted');
    const sent = await unchanged(all, () => sendWith(all, otherReceipt.receipt));
    const again = await unchanged(all, () => complete(all, body));
    return { actedOn: [...sent.actedOn, ...again.actedOn], leaked: [] };
  },
};

export const receiptAttacks: Family<Receipts> = {
  name: 'receipts',
  attacks: [
    ...forged.map(({ name, isSmall, act }): Attack<Receipts> => ({
      name,
      isSmall: isSmall ?? false,
      run: (receipts) => unchanged(receipts, () => act(receipts)),
    })),
    replayed,
    afterCompletion,
  ],
};
