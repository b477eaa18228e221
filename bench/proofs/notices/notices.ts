import { createTestDatabase, createTestTenant } from '@visawright/server/testing.ts';
import { none, requireForProof, type Finding } from '../../measurement.ts';
import { deliverUnderKills } from './deliveries.ts';
import { remindWithMovedClock } from './reminders.ts';

// Notifications in the inbox, by mail, push, SMS and WhatsApp, at once and in summaries, while workers are killed; then reminders under a
// moved clock.
export default async function notices(small: boolean): Promise<Finding> {
  const seed = Number(process.env['SEED'] ?? 20_261_119);
  const database = await createTestDatabase();
  const tenant = await createTestTenant(database);
  try {
    const sent = await deliverUnderKills(database, tenant, small ? 120 : 1_000);
    const reminded = await remindWithMovedClock(tenant, small ? 25 : 200, seed);
    requireForProof(
      sent.kills >= 3 && sent.killedAtWork >= 1,
      `${sent.kills} kills, ${sent.killedAtWork} of them at work`,
    );
    requireForProof(sent.messages >= 60, `${sent.messages} messages to browsers and phones`);
    requireForProof(sent.summaries >= 5, `${sent.summaries} summaries`);
    requireForProof(reminded.expected >= reminded.applications, `${reminded.expected} reminders`);
    return {
      judged:
        `${sent.notifications} notifications and ${sent.messages} messages to browsers and phones under ${sent.kills} kills of a worker, ` +
        `${sent.killedAtWork} of them at work; ` +
        `${reminded.expected} reminders of ${reminded.applications} applications`,
      checks: [
        none('missing in an inbox', sent.notInInbox),
        none('twice in an inbox', sent.twiceInInbox),
        none('not mailed', sent.notMailed),
        none('mailed with two keys', sent.mailedWithTwoKeys),
        none('mailed to somebody who does not want it', sent.mailedUnasked),
        none('messages to a browser or phone missing', sent.messagesMissing),
        none('messages to a phone twice', sent.messagesTwice),
        none('messages to somebody who does not want them, or from a rolled back event', sent.messagesUnasked),
        none('from a rolled back event', sent.fromRolledBack),
        none('neither delivered nor given up', sent.unsettled),
        none('reminders missed', reminded.missed),
        none('reminders on another day or without a reason', reminded.onAnotherDay),
        none('reminders twice', reminded.twice),
      ],
      table: { ...sent, ...reminded, seed },
    };
  } finally {
    await tenant.close();
    await database.drop();
  }
}
