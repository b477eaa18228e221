// Writes permissions.json from the manifest of both modes: `node manifest/write-permissions.ts && oxfmt permissions.json`. A change of it
// is a decision, looked at in review; build and test only compare.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appOrigins } from './app-origins.ts';
import { grantedPermissions, manifest } from './manifest.ts';
import { portalHosts } from './portal-hosts.ts';

export function expectedPermissions(mode: 'store' | 'practice') {
  const origins = appOrigins(mode, undefined);
  const built = manifest({ mode, version: '1.0.0', appOrigins: origins, portalHosts: portalHosts() });
  return grantedPermissions(built);
}

if (import.meta.main) {
  const both = { store: expectedPermissions('store'), practice: expectedPermissions('practice') };
  writeFileSync(join(import.meta.dirname, '../permissions.json'), `${JSON.stringify(both, null, 2)}\n`);
}
