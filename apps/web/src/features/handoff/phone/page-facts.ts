import type { RealmConfiguration } from '@visawright/contract/realm.ts';

// What the server wrote into the page: whose it is.
function readRealm(): RealmConfiguration | null {
  try {
    const text = document.getElementById('realm')?.textContent ?? '{}';
    return (JSON.parse(text) as { configuration?: RealmConfiguration | null }).configuration ?? null;
  } catch {
    return null;
  }
}

export const realm = readRealm();
