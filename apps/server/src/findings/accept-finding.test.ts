import { blocks } from '@visawright/contract/finding.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { verifyCatalogue } from '../catalogue/verify-catalogue.ts';
import type { ActorCall } from '../http/call.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { changesOf } from '../testing/drafts.ts';
import { openFormHouse } from '../testing/forms.ts';
import { acceptFinding } from './accept-finding.ts';
import { getFindings } from './get-findings.ts';

const { house, here, close } = await openFormHouse();
afterAll(close);

const findings = (actor: Actor, applicationUid: string) => getFindings(house.db, house.keys, actor, applicationUid);
const accept = (actor: Actor, applicationUid: string, key: string, reason: string) =>
  acceptFinding(house.db, house.keys, actor, { applicationUid, key, reason });

async function begun(withPassport = true) {
  const traveller = await here.direct();
  const applicantUid = traveller.applicantUid!;
  const docId = withPassport ? (await here.passport(applicantUid)).docId : await house.document(applicantUid);
  const { applicationUid } = await here.begin(traveller, applicantUid, [docId]);
  return { traveller, applicationUid };
}

test('missing papers are found, and one is accepted with a reason that only this form tells', async () => {
  const { traveller, applicationUid } = await begun();
  const before = await findings(traveller, applicationUid);
  expect(before.judged).toBeGreaterThan(before.findings.length);
  const finding = before.findings.find(({ mayAccept }) => mayAccept)!;
  expect(finding.accepted).toBeNull();
  const reason = 'Quixotewallah sends it';
  const after = await accept(traveller, applicationUid, finding.key, reason);
  const now = after.findings.find(({ key }) => key === finding.key)!;
  expect(now.accepted).toMatchObject({ reason, byName: expect.stringMatching(/^applicant/) });
  expect(blocks(now)).toBe(false);
  const change = (await changesOf(house, applicationUid)).at(-1);
  expect(change).toEqual({ kind: 'findingAccepted', field: finding.rule, was: null, became: null, reason: null });
  const rows = await house.owner.many<{ row: string }>(sql`
    select c::text as row from finding_acceptance c where realm_id = ${house.realmId}`);
  expect(rows.some(({ row }) => row.includes(Buffer.from(reason).toString('hex')))).toBe(false);
});

test('an empty reason takes it back, and the first acceptance stays written', async () => {
  const { traveller, applicationUid } = await begun();
  const { key } = (await findings(traveller, applicationUid)).findings.find(({ mayAccept }) => mayAccept)!;
  await accept(traveller, applicationUid, key, 'It comes by post');
  const after = await accept(traveller, applicationUid, key, '');
  expect(after.findings.find((each) => each.key === key)).toMatchObject({ accepted: null });
  const rows = await house.owner.many(sql`
    select acceptance_no from finding_acceptance where realm_id = ${house.realmId} and application_uid = ${applicationUid}`);
  expect(rows).toHaveLength(2);
});

test('nobody accepts a missing passport, or what is no finding', async () => {
  const { traveller, applicationUid } = await begun(false);
  const { findings: all } = await findings(traveller, applicationUid);
  const passport = all.find(({ mayAccept }) => !mayAccept)!;
  await expect(accept(traveller, applicationUid, passport.key, 'It is on its way')).rejects.toMatchObject({
    code: 'finding.cannotAccept',
  });
  await expect(accept(traveller, applicationUid, 'no such', 'Because')).rejects.toMatchObject({
    code: 'finding.unknown',
  });
});

test("an agency's traveller and a reviewer read findings and accept none; a stranger finds nothing", async () => {
  const traveller = await house.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  const { docId } = await here.passport(traveller.applicantUid!);
  const { applicationUid } = await here.begin(here.agent, traveller.applicantUid!, [docId]);
  await sendForReview(house.db, here.agent, applicationUid, [here.reviewer.personUid]);
  const { key } = (await findings(here.agent, applicationUid)).findings.find(({ mayAccept }) => mayAccept)!;
  expect((await getRecord(house.db, here.agent, applicationUid)).can).toContain('finding.accept');
  for (const actor of [traveller, here.reviewer]) {
    expect((await getRecord(house.db, actor, applicationUid)).can).not.toContain('finding.accept');
    expect((await findings(actor, applicationUid)).findings.map((each) => each.key)).toContain(key);
    await expect(accept(actor, applicationUid, key, 'Because')).rejects.toMatchObject({
      code: 'access.functionRefused',
    });
  }
  const stranger = await here.direct();
  await expect(findings(stranger, applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(accept(stranger, applicationUid, key, 'Because')).rejects.toMatchObject({ code: 'record.notFound' });
  expect((await accept(here.agent, applicationUid, key, 'Seen')).findings.find((each) => each.key === key)).toMatchObject({ accepted: { reason: 'Seen' } }); // prettier-ignore
});

test('a rule somebody of the realm verified today is no longer told as old', async () => {
  const { traveller, applicationUid } = await begun();
  const before = await findings(traveller, applicationUid);
  const { rule } = before.findings.find(({ isStale }) => isStale)!;
  const admin = await house.person('admin');
  const body = {
    part: 'rule' as const,
    formIds: ['germany'],
    ruleId: rule,
    source: 'the mission',
    verifiedOn: before.today,
  };
  await verifyCatalogue({ db: house.db, actor: admin } as ActorCall, { body, query: {} as never, params: {} });
  const after = await findings(traveller, applicationUid);
  expect(after.findings.find((each) => each.rule === rule)).toMatchObject({
    verifiedOn: before.today,
    isStale: false,
  });
});
