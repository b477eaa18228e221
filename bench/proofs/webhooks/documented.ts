import { mostTries, webhookLimits } from '@visawright/contract/integrations/webhook-words.ts';
import { answers, openWebhookReceiver } from '@visawright/server/testing.ts';
import { badAnswers, type Canary } from './receivers.ts';
import { isSigned, until, type StageRealm } from './stage.ts';

export interface Documented {
  deliveries: number;
  tries: number;
  wrongCause: string[];
  wrongDelay: string[];
  notParked: number;
  unsigned: number;
  otherBodies: number; // a try with another body or id than the first
  personal: number; // bodies with anything but references
  outOfOrder: number;
  missing: number;
  acceptedTwice: number;
}

const fields = ['id', 'type', 'application', 'applicationUid', 'from', 'to', 'at'];

// Each receiver gets one event, and every answer is the same bad one: the cause, the delays and the end are as documented.
export async function badReceivers(realm: StageRealm, canary: Canary, facts: Documented): Promise<void> {
  await Promise.all(
    [...badAnswers(canary.port), ['is absent', 'connection', undefined] as const].map(async ([name, cause, answer]) => {
      const receiver = await openWebhookReceiver(answer);
      if (!answer) receiver.close();
      const endpoint = await realm.endpoint(receiver.url, 1);
      await realm.change(endpoint.applications[0]!, 'initiated');
      for (let attempt = 1; attempt <= mostTries; attempt++) {
        const rowOf = async () => (await realm.rowsOf(endpoint.endpointUid))[0]!;
        await until(`try ${attempt} at a receiver that ${name}`, async () => (await rowOf()).tries >= attempt);
        const row = await rowOf();
        facts.tries++;
        if (row.cause !== cause) facts.wrongCause.push(`${name}: ${row.cause}`);
        const last = attempt === mostTries;
        if (!last && row.wait !== webhookLimits.delays[attempt - 1])
          facts.wrongDelay.push(`${name} ${attempt}: ${row.wait}`);
        if (last !== (row.state === 'parked')) facts.notParked++;
        await realm.skipWaiting(endpoint.endpointUid);
      }
      facts.deliveries++;
      const [first] = receiver.received;
      for (const each of receiver.received) {
        if (each.body !== first!.body || each.headers['visa-id'] !== first!.headers['visa-id']) facts.otherBodies++;
        if (!isSigned(endpoint.secret, each.headers['visa-signature'], each.body, each.at)) facts.unsigned++;
      }
      receiver.close();
    }),
  );
}

// A receiver that fails at random, also after it has stored the event. Every event arrives, in order for each application.
export async function unreliableReceiver(realm: StageRealm, events: number, facts: Documented): Promise<void> {
  const random = generator(events);
  const accepted: { id: string; application: string; to: number }[] = [];
  const receiver = await openWebhookReceiver((reply, { body, headers }) => {
    const chance = random();
    if (chance < 0.25) return void reply.writeHead(503).end();
    const { id, applicationUid, to, ...rest } = JSON.parse(body) as Record<string, string>;
    if (Object.keys({ id, applicationUid, to, ...rest }).some((name) => !fields.includes(name))) facts.personal++;
    if (/marigold|quillfeather|france/i.test(body)) facts.personal++;
    if (headers['visa-id'] !== id) facts.otherBodies++;
    accepted.push({ id: id!, application: applicationUid!, to: Number(to) });
    // Stored, but its answer is lost: the same event comes again.
    return chance < 0.35 ? void reply.socket!.destroy() : answers.ok(reply);
  });
  const endpoint = await realm.endpoint(receiver.url, 20);
  for (let n = 0; n < events; n++) await realm.change(endpoint.applications[Math.floor(random() * 20)]!, String(n));
  await until(
    'every event of the unreliable receiver',
    async () => {
      await realm.skipWaiting(endpoint.endpointUid);
      return (await realm.rowsOf(endpoint.endpointUid)).every(({ state }) => state !== 'waiting');
    },
    120,
  );
  const rows = await realm.rowsOf(endpoint.endpointUid);
  facts.deliveries += rows.length;
  facts.tries += rows.reduce((sum, { tries }) => sum + tries, 0);
  const firsts = [...new Map(accepted.toReversed().map((each) => [each.id, each])).values()].toReversed();
  const delivered = rows.filter(({ state }) => state === 'delivered');
  facts.missing += delivered.filter(({ event_uid: id }) => !firsts.some((each) => each.id === id)).length;
  for (const of of Map.groupBy(firsts, ({ application }) => application).values())
    facts.outOfOrder += of.filter(({ to }, at) => at > 0 && to < of[at - 1]!.to).length;
  // Repeats come before the next event of the application, never after it.
  for (const of of Map.groupBy(accepted, ({ application }) => application).values()) {
    const isLate = (id: string, at: number) => of[at - 1]!.id !== id && of.slice(0, at).some((one) => one.id === id);
    facts.acceptedTwice += of.filter(({ id }, at) => at > 0 && isLate(id, at)).length;
  }
  receiver.close();
}

// The same numbers in every run.
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
