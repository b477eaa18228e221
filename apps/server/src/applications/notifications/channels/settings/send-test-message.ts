import { randomUUID } from 'node:crypto';
import { systemClock } from '../../../../identity/sessions/clock.ts';
import { hashAccountName, takeAttempt } from '../../../../identity/sign-in-limits/sign-in-attempts.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Handler } from '../../../../platform/http/call.ts';
import { getOwnChannels } from '../own-channels.ts';

const testsAllowed = 5; // in a quarter of an hour: each may cost money

// To the admin's own browsers or confirmed number only.
export const sendTestMessage: Handler<'sendTestMessage'> = async ({ db, actor, parts }, { body: { channel } }) => {
  const { push, offered, phone } = await getOwnChannels(db, parts.keys, actor);
  if (channel === 'push' ? !push.isOffered : !offered.includes(channel)) throw new AppError('channel.notOffered');
  const hasTarget = channel === 'push' ? push.devices.length > 0 : phone !== null && !phone.stopped.includes(channel);
  if (!hasTarget) throw new AppError('channel.nowhere');
  const limited = hashAccountName(parts.keys, db.realmId, `test message ${actor.personUid}`);
  if (!(await takeAttempt(db, limited, systemClock(), testsAllowed))) throw new AppError('quota.tooMany');
  const messageUid = randomUUID();
  await db.transaction((tx) =>
    parts.jobs.enqueue(tx, 'testMessage', messageUid, {
      realmId: tx.realmId,
      messageUid,
      personUid: actor.personUid,
      channel,
    }),
  );
  return { ok: true as const };
};
