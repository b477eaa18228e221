import { atMost, exactly, none, requireForProof, timed, type Finding } from '../../measurement.ts';
import { crowd } from './crowd.ts';
import { badReceivers, unreliableReceiver, type Documented } from './documented.ts';
import { insideAddresses, openNames } from './inside.ts';
import { openCanary } from './receivers.ts';
import { openStage } from './stage.ts';

// Receivers that are absent, slow, lying, redirecting and hostile: what is sent and stored is as documented, nothing inside is connected
// to, the order of an application stays, and deliveries that wait do not hold up the rest. The product's worker, queue and job send.
export default async function webhooks(small: boolean): Promise<Finding> {
  const names = openNames();
  const stage = await openStage(names.lookup);
  const canary = await openCanary();
  try {
    const [one] = stage.realms;
    const facts: Documented = {
      deliveries: 0,
      tries: 0,
      wrongCause: [],
      wrongDelay: [],
      notParked: 0,
      unsigned: 0,
      otherBodies: 0,
      personal: 0,
      outOfOrder: 0,
      missing: 0,
      acceptedTwice: 0,
    };
    await badReceivers(one, canary, facts);
    await unreliableReceiver(one, small ? 150 : 1_000, facts);
    const inside = await insideAddresses(one, canary, names);
    const strays = canary.connections();
    await canary.knock();
    requireForProof(canary.connections() > strays, 'the canary does not listen');
    requireForProof(inside.dialledBeforeChange > 0, 'the name was never connected to before it changed');
    const crowded = await crowd(stage, small ? 1_000 : 10_000, small ? 10 : 40);
    requireForProof(facts.tries > 100 && inside.urls > 40, 'tries or addresses are missing');
    const { alone, beside } = crowded;
    return {
      judged: `${facts.deliveries} deliveries with ${facts.tries} tries, ${inside.urls} addresses, ${crowded.waiting} waiting`,
      checks: [
        none('connections inside', strays),
        none('addresses inside not refused', inside.notRefused.length),
        none('other causes than documented', facts.wrongCause.length),
        none('other delays than documented', facts.wrongDelay.length),
        none('not parked after the last try, or before', facts.notParked),
        none('unsigned', facts.unsigned),
        none('tries with another body or id', facts.otherBodies),
        none('bodies with more than references', facts.personal),
        none('out of order', facts.outOfOrder),
        none('lost', facts.missing),
        none('repeated after a later event', facts.acceptedTwice),
        none('held up beside waiting deliveries', crowded.undelivered),
        exactly('waiting deliveries still there', Number(crowded.stillWaiting > crowded.waiting * 0.9), 1),
        timed(atMost('arrival beside them', beside.sameRealm, 1_000, 'ms')),
        timed(atMost('arrival in another realm', beside.otherRealm, 1_000, 'ms')),
        timed(atMost('job of another queue', beside.otherQueue, 1_000, 'ms')),
        timed(atMost('write of an event', beside.write, Math.max(20, alone.write * 2), 'ms')),
      ],
      table: { facts, inside, crowd: crowded },
    };
  } finally {
    canary.close();
    await stage.close();
  }
}
