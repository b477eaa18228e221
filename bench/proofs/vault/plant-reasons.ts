import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { germanTrip } from '@visawright/server/testing.ts';
import { sql } from '@visawright/server/tools.ts';
import { canaryWord } from './canary-files.ts';
import type { Person, Stage } from './stage.ts';

const announcedWithin = 60_000; // a decision is announced when it can no longer be undone

type Send = <T = Record<string, unknown>>(who: Person, name: keyof typeof addresses, body?: object) => Promise<T>;

const sender =
  ({ server }: Stage, applicationUid: string): Send =>
  async (who, name, body) => {
    const { method, path } = addresses[name];
    const reply = await server.app.inject({
      method,
      url: path,
      ...(body && 'applicationUid' in body ? {} : { query: { applicationUid } }),
      headers: { authorization: `Bearer ${who.token}`, 'realm-client-id': who.realmPath },
      ...(body ? { payload: body } : {}),
    });
    if (reply.statusCode !== 200) throw new Error(`${name} returned ${reply.statusCode}: ${reply.body}`);
    return reply.json();
  };

// Why the visa was refused, as a marker word.
export async function refuseVisa(stage: Stage, form: { who: Person; applicationUid: string }): Promise<string> {
  const outcomeReason = canaryWord('Refusal');
  const body = { visaAllocationStatus: 'REJECTED', outcomeReason };
  await sender(stage, form.applicationUid)(form.who, 'updateOutcome', body);
  return outcomeReason;
}

// Two rounds of review with a marker word wherever a person can write something, each announced to the agency.
export async function plantReasons(stage: Stage, agency: Person, applicantUid: string): Promise<string[]> {
  const reviewer = await stage.person(0, 'reviewer');
  const drafted = await stage.call(agency)('draftApplication', { applicantUid, visaDetails: germanTrip });
  const applicationUid = String(drafted.body['applicationUid']);
  const send = sender(stage, applicationUid);
  const words = {
    request: canaryWord('Request'),
    returned: canaryWord('Returned'),
    note: canaryWord('Note'),
    reply: canaryWord('Reply'),
    again: canaryWord('Again'),
    approval: canaryWord('Approval'),
    praise: canaryWord('Praise'),
  };
  const reviewerUids = [reviewer.actor.personUid];
  await send(agency, 'sendForReview', { reviewerUids, reason: words.request });
  const open = await openSections(send, reviewer);
  const [first] = open;
  const back = [{ section: first, verdict: 'returned', reason: words.returned }];
  await send(reviewer, 'addReview', {
    applicationUid,
    review: { verdict: 'returned', sections: back, note: words.note },
  });
  await announced(agency, applicationUid, 1);
  const replies = [{ section: first, text: words.reply }];
  await send(agency, 'sendForReview', { reviewerUids, reason: words.again, replies });
  const sections = (await openSections(send, reviewer)).map((section) => ({ section, verdict: 'approved' }));
  const approved = { verdict: 'approved', sections, approvalReason: words.approval, note: words.praise };
  await send(reviewer, 'addReview', { applicationUid, review: approved });
  await announced(agency, applicationUid, 2);
  const refusal = await refuseVisa(stage, { who: agency, applicationUid });
  const shown = JSON.stringify(await send(agency, 'applicationReasons'));
  for (const word of [words.again, words.approval, words.praise, refusal])
    if (!shown.includes(word)) throw new Error('a reason was not stored');
  return [...Object.values(words), refusal];
}

const openSections = async (send: Send, reviewer: Person): Promise<string[]> => {
  const { sections } = await send<{ sections: { section: string; isOpen: boolean }[] }>(reviewer, 'reviewRound');
  return sections.filter(({ isOpen }) => isOpen).map(({ section }) => section);
};

async function announced({ db }: Person, applicationUid: string, count: number): Promise<void> {
  for (const end = Date.now() + announcedWithin; ; await wait(500)) {
    const rows = await db.many(sql`
      select from notification where realm_id = ${db.realmId} and application_uid = ${applicationUid}`);
    if (rows.length >= count) return;
    if (Date.now() > end) throw new Error('a review decision was not announced');
  }
}
