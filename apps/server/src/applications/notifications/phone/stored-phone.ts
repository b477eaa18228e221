import { phoneCode as facts } from '@visawright/contract/identity/channel-facts.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { mailedCode } from '../../../platform/crypto/mailed-code.ts';

const use = 'phone-number';

// `uid` is the request of a code, or the person.
export const sealPhone = (keys: KeyStore, realmId: string, uid: string, number: string): Buffer =>
  keys.seal(use, `${realmId} ${uid}`, number);

export const openPhone = (keys: KeyStore, realmId: string, uid: string, sealed: Buffer): string =>
  keys.open(use, `${realmId} ${uid}`, sealed);

export const hashPhone = (keys: KeyStore, realmId: string, number: string): Buffer =>
  keys.mac('phone number', `${realmId} ${number}`);

export const phoneCodeOf = (keys: KeyStore, realmId: string, codeUid: string): string =>
  mailedCode(keys, 'phone code', `${realmId} ${codeUid}`, facts.digits);
