import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { verifyCatalogue } from '../catalogue/verify-catalogue.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createFormTenant } from '../../testing/form-tenant.ts';
import { acceptFinding } from './accept-finding.ts';
import { getFindings } from './get-findings.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

const { tenant, here, close } = await createFormTenant();
afterAll(close);

const findings = (actor: Actor, applicationUid: string) => getFindings(tenant.db, tenant.keys, actor, applicationUid);
const accept = (actor: Actor, applicationUid: string, key: string, reason: string) =>
  acceptFinding(tenant.db, tenant.keys, actor, { applicationUid, key, reason });

async function started(withPassport = true) {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  const docId = withPassport ? (await here.passport(applicantUid)).docId : await tenant.document(applicantUid);
  const { applicationUid } = await here.begin(traveller, applicantUid, [docId]);
  return { traveller, applicationUid };
}

test('finds missing documents and stores an acceptance with an encrypted reason', async () => {
  const { traveller, applicationUid } = await started();
  const before = await findings(traveller, applicationUid);
  expect(before.judged).toBeGreaterThan(before.findings.length);
  const finding = before.findings.find(({ mayAccept }) => mayAccept)!;
  expect(finding.accepted).toBeNull();
  const reason = 'Quixotewallah sends it';
  const after = await accept(traveller, applicationUid, finding.key, reason);
  const now = after.findings.find(({ key }) => key === finding.key)!;
  expect(now.accepted).toMatchObject({ reason, byName: expect.stringMatching(/^applicant/) });
  expect(isBlockingFinding(now)).toBe(false);
  const change = (await changesOf(tenant, applicationUid)).at(-1);
  expect(change).toEqual({ kind: 'findingAccepted', field: finding.rule, was: null, became: null, reason: null });
  const rows = await tenant.owner.many<{ row: string }>(sql`
    select c::text as row from finding_acceptance c where realm_id = ${tenant.realmId}`);
  expect(rows.some(({ row }) => row.includes(Buffer.from(reason).toString('hex')))).toBe(false);
});

test('withdraws an acceptance with an empty reason and keeps its history', async () => {
  const { traveller, applicationUid } = await started();
  const { key } = (await findings(traveller, applicationUid)).findings.find(({ mayAccept }) => mayAccept)!;
  await accept(traveller, applicationUid, key, 'It will arrive by post');
  const after = await accept(traveller, applicationUid, key, '');
  expect(after.findings.find((each) => each.key === key)).toMatchObject({ accepted: null });
  const rows = await tenant.owner.many(sql`
    select acceptance_no from finding_acceptance where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  expect(rows).toHaveLength(2);
});

test('refuses to accept a missing passport or an unknown finding', async () => {
  const { traveller, applicationUid } = await started(false);
  const { findings: all } = await findings(traveller, applicationUid);
  const passport = all.find(({ mayAccept }) => !mayAccept)!;
  await expect(accept(traveller, applicationUid, passport.key, 'It will arrive by post')).rejects.toMatchObject({
    code: 'finding.cannotAccept',
  });
  await expect(accept(traveller, applicationUid, 'no such', 'Because')).rejects.toMatchObject({
    code: 'finding.unknown',
  });
});

test("lets an agency's traveller and a reviewer read but not accept findings, and returns 404 to strangers", async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId } = await here.passport(traveller.applicantUid!);
  const { applicationUid } = await here.begin(here.agent, traveller.applicantUid!, [docId]);
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  const { key } = (await findings(here.agent, applicationUid)).findings.find(({ mayAccept }) => mayAccept)!;
  expect((await getApplication(tenant.db, here.agent, applicationUid)).can).toContain('finding.accept');
  for (const actor of [traveller, here.reviewer]) {
    expect((await getApplication(tenant.db, actor, applicationUid)).can).not.toContain('finding.accept');
    expect((await findings(actor, applicationUid)).findings.map((each) => each.key)).toContain(key);
    await expect(accept(actor, applicationUid, key, 'Because')).rejects.toMatchObject({
      code: 'access.functionRefused',
    });
  }
  const stranger = await here.direct();
  await expect(findings(stranger, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(accept(stranger, applicationUid, key, 'Because')).rejects.toMatchObject({ code: 'record.notFound' });
  expect(
    (await accept(here.agent, applicationUid, key, 'Seen')).findings.find((each) => each.key === key),
  ).toMatchObject({ accepted: { reason: 'Seen' } });
});

test('shows the day on which the realm verified a rule, if it is later than the date of the data', async () => {
  const { traveller, applicationUid } = await started();
  const before = await findings(traveller, applicationUid);
  const { rule } = before.findings.find(({ verifiedOn }) => (verifiedOn ?? '') < before.today)!;
  const admin = await tenant.person('admin');
  const body = {
    part: 'rule' as const,
    formIds: ['germany'],
    ruleId: rule,
    source: 'the mission',
    verifiedOn: before.today,
  };
  await verifyCatalogue({ db: tenant.db, actor: admin } as ActorCall, { body, query: {} as never, params: {} });
  const after = await findings(traveller, applicationUid);
  expect(after.findings.find((each) => each.rule === rule)).toMatchObject({
    verifiedOn: before.today,
    isStale: false,
  });
});
