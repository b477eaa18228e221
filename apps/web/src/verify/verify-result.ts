import { verifyPackage, type Verified } from '@visawright/contract/verify/verify-package.ts';
import { KeysUnreachable, publishedKeys } from './published-keys.ts';

export type Trouble = 'offline' | 'unreadable' | 'oldBrowser';

export interface VerifyResult {
  readonly file: File;
  readonly at: Date;
  readonly verified?: Verified;
  readonly signer: string; // display name of the realm that owns the key
  readonly trouble?: Trouble;
}

export async function outcomeOf(file: File, onProgress: (share: number) => void): Promise<VerifyResult> {
  let signer = '';
  const keysOf = async (realm: string) => {
    const { displayName, keys } = await publishedKeys(realm);
    signer = displayName;
    return keys;
  };
  try {
    const verified = await verifyPackage(file, keysOf, (done, of) => onProgress(done / of));
    return { file, at: new Date(), verified, signer };
  } catch (error) {
    return { file, at: new Date(), signer, trouble: troubleOf(error) };
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof KeysUnreachable) return 'offline';
  const hasNoKeys =
    crypto.subtle === undefined || (error instanceof DOMException && error.name === 'NotSupportedError');
  return hasNoKeys ? 'oldBrowser' : 'unreadable';
}
