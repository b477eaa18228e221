import type { ClaimedPairing } from '@visawright/contract/extension/pairing.ts';
import { PairingClaim, PairingRequest } from '@visawright/contract/extension/pairing.ts';
import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';
import { pairingSecret, sha256Hex } from './pairing-secret.ts';
import { codeNeed, mostRenewals, pairingReducer, type PairingEvent, type PairingState } from './pairing-state.ts';

const place = {
  origin: 'https://visa.example.com',
  realmPath: 'sunrise',
  isHost: false,
  name: 'Sunrise Travels',
  tabId: 3,
};
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 16, 10, 0, seconds)).toISOString();
const [uid, otherUid] = ['8b1f7a52-2a5c-4f5e-9d7e-0a6e3c1d2b41', '1c7d3d1e-6a6e-4b57-8f2a-4de2a4a0c9ce'];
const began = (pairingUid = uid, until = 120): PairingEvent => ({
  type: 'began',
  place,
  secret: 's'.repeat(43),
  pairing: { pairingUid, code: 'K4TM-7QXC', expiresAt: at(until) },
});
const paired: ClaimedPairing = {
  state: 'paired',
  grant: 'g'.repeat(43),
  expiresAt: at(3_600),
  person: { name: 'Asha Verma', role: 'agent', language: 'en' },
  realm: { path: 'sunrise', name: 'Sunrise Travels', brandColor: '#fd640f' },
  keys: [],
};
const after = (...events: PairingEvent[]) => events.reduce(pairingReducer, { is: 'off', notice: null } as PairingState);

test('a code is shown, waits, and becomes a connection', () => {
  const shown = after({ type: 'asked', place }, began());
  expect(shown).toMatchObject({ is: 'showingCode', code: 'K4TM-7QXC', renewals: 0 });
  const waiting = pairingReducer(shown, { type: 'claimed', pairingUid: uid, claim: { state: 'waiting' } });
  expect(waiting).toBe(shown);
  const connected = pairingReducer(waiting, { type: 'claimed', pairingUid: uid, claim: paired });
  expect(connected).toMatchObject({ is: 'connected', connection: { origin: place.origin, grant: 'g'.repeat(43) } });
});

test('the reply to an older code connects nobody', () => {
  const state = after(began(), began(otherUid));
  expect(pairingReducer(state, { type: 'claimed', pairingUid: uid, claim: paired })).toBe(state);
});

test('a declined code and a grant that ended are said', () => {
  expect(after(began(), { type: 'claimed', pairingUid: uid, claim: { state: 'refused' } })).toEqual({
    is: 'off',
    notice: 'refused',
  });
  const connected = after(began(), { type: 'claimed', pairingUid: uid, claim: paired });
  expect(pairingReducer(connected, { type: 'ended', notice: 'ended' })).toEqual({ is: 'off', notice: 'ended' });
});

test('a code is replaced when it ends, but not for ever', () => {
  const now = Date.parse(at(60));
  expect(codeNeed(after(began()), now)).toBe('poll');
  const ended = after(began(uid, 30));
  expect(codeNeed(ended, now)).toBe('renew');
  const renewed = after(...Array.from({ length: mostRenewals + 1 }, () => began(uid, 30)));
  expect(codeNeed(renewed, now)).toBe('giveUp');
});

test('the secret is what the contract asks for, and only its hash is sent first', async () => {
  const secret = pairingSecret();
  expect(PairingClaim.parse({ pairingUid: uid, secret }).secret).toBe(secret);
  const secretSha256 = await sha256Hex(secret);
  expect(PairingRequest.parse({ secretSha256, browser: 'Chromium 156 on Linux', version: '1.0.0' }).secretSha256).toBe(
    secretSha256,
  );
  expect(pairingSecret()).not.toBe(secret);
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the browser names itself without its decoys', () => {
  const brands = [
    { brand: 'Not;A=Brand', version: '8' },
    { brand: 'Chromium', version: '156' },
  ];
  expect(browserName({ brands, platform: 'Linux' })).toBe('Chromium 156 on Linux');
  expect(browserName({ brands: [...brands, { brand: 'Google Chrome', version: '156' }] })).toBe('Google Chrome 156');
  expect(browserName({})).toBe('Chrome');
});
