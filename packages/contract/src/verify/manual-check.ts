import { addresses } from '../operations/addresses.ts';

// Shell commands for checking a package with standard tools and the realm's published keys.
export interface ManualCheck {
  readonly sums: string;
  readonly keys: string;
  readonly seal: string;
}

export const manualCheck = (origin: string): ManualCheck => ({
  sums: `jq -r '.files[] | .sha256 + "  " + .name' manifest.json | sha256sum -c`,
  keys: [
    `curl -fsG ${origin}${addresses.packageKeys.path} --data-urlencode "realm=$(jq -r .realm manifest.json)" > keys.json`,
    `jq -r --arg id "$(jq -r .keyId manifest.json)" '.keys[] | select(.keyId == $id) | .publicKey + "="' keys.json > key.txt`,
  ].join('\n'),
  // openssl expects a DER key and a binary signature.
  seal: [
    `(printf '0*0\\005\\006\\003+ep\\003!\\000'; tr '_-' '/+' < key.txt | base64 -d) > key.der`,
    `(cat manifest.sig; printf '==') | tr '_-' '/+' | base64 -d > signature.bin`,
    `openssl pkeyutl -verify -rawin -pubin -keyform DER -inkey key.der -in manifest.json -sigfile signature.bin`,
  ].join('\n'),
});
