import { verifyPackage, type Verified } from '@visawright/contract/verify/verify-package.ts';
import { KeysOutOfReach, publishedBy } from './published-keys.ts';

export type Trouble = 'offline' | 'unreadable' | 'oldBrowser';

export interface Outcome {
  readonly file: File;
  readonly at: Date;
  readonly verified?: Verified;
  readonly signer: string; // as the realm is called, where its key was found
  readonly trouble?: Trouble;
}

export async function outcomeOf(file: File, onProgress: (share: number) => void): Promise<Outcome> {
  let signer = '';
  const keysOf = async (realm: string) => {
    const { displayName, keys } = await publishedBy(realm);
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
  if (error instanceof KeysOutOfReach) return 'offline';
  const hasNoKeys =
    crypto.subtle === undefined || (error instanceof DOMException && error.name === 'NotSupportedError');
  return hasNoKeys ? 'oldBrowser' : 'unreadable';
}
