import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { fileKeyStore } from '../../../../platform/crypto/key-store.ts';
import { encryptPush, isPushKey } from './encrypt-push.ts';
import { vapidHeader, vapidKeyOf } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('encrypts as in the example of RFC 8291', () => {
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const chosen = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const sealed = encryptPush(keys, Buffer.from('When I grow up, I want to be a watermelon'), chosen);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('takes points of the curve only', () => {
  const browser = createECDH('prime256v1');
  const point = browser.generateKeys();
  expect(isPushKey(point)).toBe(true);
  const off = Buffer.from(point);
  off.writeUInt8(off.at(-1)! ^ 1, 64);
  for (const wrong of [off, point.subarray(1), Buffer.alloc(65), Buffer.alloc(65, 4)])
    expect(isPushKey(wrong)).toBe(false);
});

test('a realm’s key stays the same, is its own, and signs for one push service', () => {
  const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
  const [one, other] = [vapidKeyOf(keys, crypto.randomUUID()), vapidKeyOf(keys, crypto.randomUUID())];
  expect(one.publicKey).not.toBe(other.publicKey);
  const now = Date.parse('2026-11-19T10:00:00Z');
  const header = vapidHeader(one, 'https://push.example.org/send/secret', 'https://visas.test', now);
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(publicKey).toBe(one.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example.org',
    exp: now / 1_000 + 12 * 3_600,
    sub: 'https://visas.test',
  });
  const key = createPublicKey(one.privateKey);
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(isValid).toBe(true);
});
