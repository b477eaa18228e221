import type { NewPushDevice } from '@visawright/contract/identity/channels.ts';
import type { KeyStore } from '../../../../platform/crypto/key-store.ts';

const use = 'push-device';
const about = (realmId: string, deviceUid: string) => `${realmId}/${deviceUid}`;

export const sealPushDevice = (keys: KeyStore, realmId: string, deviceUid: string, device: NewPushDevice): Buffer =>
  keys.seal(use, about(realmId, deviceUid), JSON.stringify(device));

export const openPushDevice = (keys: KeyStore, realmId: string, deviceUid: string, sealed: Buffer): NewPushDevice =>
  JSON.parse(keys.open(use, about(realmId, deviceUid), sealed)) as NewPushDevice;

export const hashPushAddress = (keys: KeyStore, realmId: string, endpoint: string): Buffer =>
  keys.mac('push address', `${realmId} ${endpoint}`);
