import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';

// Branding data the server rendered into the page.
function readRealm(): RealmConfiguration | null {
  try {
    const text = document.getElementById('realm')?.textContent ?? '{}';
    return (JSON.parse(text) as { configuration?: RealmConfiguration | null }).configuration ?? null;
  } catch {
    return null;
  }
}

export const realm = readRealm();
