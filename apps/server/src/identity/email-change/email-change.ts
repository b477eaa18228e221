import { emailChangeCode as facts } from '@visawright/contract/identity/email-change-facts.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { mailedCode } from '../../platform/crypto/mailed-code.ts';

// Sealed, because nobody has shown yet that the new address is theirs.
export interface EmailChange {
  readonly email: string;
  readonly former: string;
}

const use = 'email-change';

export const sealChange = (keys: KeyStore, realmId: string, changeUid: string, change: EmailChange): Buffer =>
  keys.seal(use, `${realmId} ${changeUid}`, JSON.stringify(change));

export const openChange = (keys: KeyStore, realmId: string, changeUid: string, sealed: Buffer): EmailChange =>
  JSON.parse(keys.open(use, `${realmId} ${changeUid}`, sealed)) as EmailChange;

export const emailChangeCode = (keys: KeyStore, realmId: string, changeUid: string): string =>
  mailedCode(keys, 'email change code', `${realmId} ${changeUid}`, facts.digits);
