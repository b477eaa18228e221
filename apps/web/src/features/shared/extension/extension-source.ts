import { environments } from '@visawright/contract/platform/constants.ts';

export type ExtensionSource =
  | { kind: 'archive'; url: string; fileName: string }
  | { kind: 'store'; url: string }
  | { kind: 'none' };

const store = import.meta.env?.VITE_EXTENSION_STORE_URL ?? 'https://chromewebstore.google.com/search/visawright';

// Test environments offer an archive of their own build, sandbox the web store.
export function extensionSource(environment: string): ExtensionSource {
  const among = (names: readonly string[]) => names.includes(environment);
  if (among(environments.store)) return { kind: 'store', url: store };
  if (!among(environments.archive)) return { kind: 'none' };
  const fileName = `visawright-extension-${environment}.zip`;
  return { kind: 'archive', url: `/extension/builds/${fileName}`, fileName };
}
