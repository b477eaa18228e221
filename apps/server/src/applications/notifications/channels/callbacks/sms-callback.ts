import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderReport } from '../messages/record-report.ts';

// base64(HMAC-SHA1(token, address + every field in the order of its name)), as the protocol prescribes.
export function isSmsSignature(token: string, url: string, form: URLSearchParams, signature: string): boolean {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const text = url + fields.map(([name, value]) => name + value).join('');
  const right = createHmac('sha1', token).update(text, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

const states: Readonly<Record<string, ProviderReport['state']>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

export function readSmsReport(form: URLSearchParams, messageUid: string | null): ProviderReport | undefined {
  const [providerId, state] = [form.get('MessageSid'), states[form.get('MessageStatus') ?? '']];
  if (!providerId || !state) return undefined;
  return { channel: 'sms', messageUid, providerId, state, cause: state === 'failed' ? form.get('ErrorCode') : null };
}
