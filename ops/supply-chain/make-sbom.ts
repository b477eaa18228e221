import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from '../images/installed-packages.ts';
import type { LockedPackage } from './locked-packages.ts';

interface Component {
  readonly type: 'library' | 'application';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly scope: 'required' | 'optional' | 'excluded';
  readonly licenses?: readonly { expression: string }[];
  readonly hashes?: readonly { alg: 'SHA-512' | 'SHA-256'; content: string }[];
}

const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const componentOf = (locked: LockedPackage): Component => ({
  type: 'library',
  'bom-ref': locked.path,
  name: locked.name,
  version: locked.version,
  purl: purlOf(locked),
  scope: locked.isDev ? 'excluded' : locked.isOptional ? 'optional' : 'required',
  ...(locked.licence !== undefined && { licenses: [{ expression: locked.licence }] }),
  ...(locked.integrity?.startsWith('sha512-') === true && {
    hashes: [{ alg: 'SHA-512', content: Buffer.from(locked.integrity.slice(7), 'base64').toString('hex') }],
  }),
});

function scriptValue(root: string, file: string, name: string): string {
  const value = new RegExp(`^${name}=(\\S+)$`, 'm').exec(readFileSync(join(root, file), 'utf8'))?.[1];
  if (value === undefined) throw new Error(`${file} has no ${name}`);
  return value;
}

// Programs that do not come from npm and that the product does not run without.
function programs(root: string): Component[] {
  const keycloak = scriptValue(root, 'ops/parts/keycloak.sh', 'KEYCLOAK_VERSION');
  const store = scriptValue(root, 'ops/parts/s3.sh', 'S3_VERSION');
  const purls = {
    keycloak: `pkg:maven/org.keycloak/keycloak-quarkus-dist@${keycloak}?type=zip`,
    store: `pkg:golang/${scriptValue(root, 'ops/parts/s3.sh', 'S3_MODULE')}@${store}`,
  };
  const archive = scriptValue(root, 'ops/parts/keycloak.sh', 'KEYCLOAK_SHA256');
  const application = { type: 'application', scope: 'required' } as const;
  const expression = 'Apache-2.0';
  return [
    {
      ...application,
      'bom-ref': purls.keycloak,
      name: 'keycloak',
      version: keycloak,
      purl: purls.keycloak,
      licenses: [{ expression }],
      hashes: [{ alg: 'SHA-256', content: archive }],
    },
    {
      ...application,
      'bom-ref': purls.store,
      name: 'versitygw',
      version: store,
      purl: purls.store,
      licenses: [{ expression }],
    },
  ];
}

// The whole product, as it is locked.
export const makeSbom = (root: string, packages: readonly LockedPackage[]) =>
  cycloneDx('visawright', packages, [...packages.map(componentOf), ...programs(root)]);

// One image: what npm and Debian contribute to it.
export const makeImageSbom = (
  image: string,
  packages: readonly LockedPackage[],
  installed: readonly InstalledPackage[],
) => cycloneDx(`visawright-${image}`, packages, [...packages.map(componentOf), ...installed.map(debianComponent)]);

const debianComponent = ({ name, version, architecture }: InstalledPackage): Component => {
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}&distro=debian-12`;
  return { type: 'library', 'bom-ref': purl, name, version, purl, scope: 'required' };
};

// CycloneDX 1.6. The same components give the same bytes: no time, and a serial number made from the content.
function cycloneDx(product: string, packages: readonly LockedPackage[], components: readonly Component[]) {
  const known = new Set(packages.map(({ path }) => path));
  const dependencies = packages.map(({ path, dependsOn }) => ({
    ref: path,
    dependsOn: [...new Set(dependsOn)].filter((other) => known.has(other)),
  }));
  const hash = createHash('sha256').update(JSON.stringify({ components, dependencies })).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product, name: product } },
    components,
    dependencies,
  } as const;
}
