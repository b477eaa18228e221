import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entropyPerCharacter, findSecrets } from './find-secrets.ts';
import { fetchDates } from './fetch-dates.ts';
import { judgeAges } from './judge-ages.ts';
import { isLicenceAllowed, judgeLicences } from './judge-licences.ts';
import { judgeInstallScripts, judgeSources } from './judge-sources.ts';
import { lockedPackages, readLock, type Lock } from './locked-packages.ts';
import { makeSbom } from './make-sbom.ts';
import { scanFiles } from './scan-files.ts';

const root = join(import.meta.dirname, '..', '..');
const sha512 = 'sha512-q83vq83v';
const lock = (packages: Lock['packages']) => lockedPackages({ packages });
const one = (row: Lock['packages'][string]) =>
  lock({ 'node_modules/a': { version: '1.0.0', integrity: sha512, ...row } });

describe('the bill of materials', () => {
  const rows = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock).packages;
  const sbom = makeSbom(root, lockedPackages(readLock(root)));

  it('lists every locked package with its version and checksum', () => {
    const listed = new Map(sbom.components.map((component) => [component['bom-ref'], component]));
    const wanted = Object.entries(rows).filter(([path, row]) => path.includes('node_modules/') && !row.link);
    expect(wanted.length).toBeGreaterThan(800);
    for (const [path, { version, integrity }] of wanted) {
      expect(listed.get(path)?.version, path).toBe(version);
      const hex = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      expect(listed.get(path)?.hashes?.[0]?.content, path).toBe(hex);
    }
    expect(sbom.components.length).toBe(wanted.length + 2); // Keycloak and the object store
  });

  it('names Keycloak and the object store', () =>
    expect(sbom.components.filter(({ type }) => type === 'application').map(({ name }) => name)).toEqual([
      'keycloak',
      'versitygw',
    ]));

  it('refers to listed components only, and is the same every time', () => {
    const refs = new Set<string>(sbom.components.map((component) => component['bom-ref']));
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
    expect(makeSbom(root, lockedPackages(readLock(root)))).toEqual(sbom);
  });

  it('resolves a nested package before the one above it', () => {
    const packages = lock({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
    });
    expect(packages[0]?.dependsOn).toEqual(['node_modules/a/node_modules/b']);
  });
});

describe('licences', () => {
  const allowed = new Set(['MIT', 'Zlib']);
  it.each([
    ['MIT', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0 OR MIT', true],
    ['(GPL-3.0 OR MIT) AND AGPL-3.0', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['', false],
  ])('%s: %s', (expression, expected) => expect(isLicenceAllowed(expression, allowed)).toBe(expected));

  const rules = { allowed: ['MIT'], exceptions: [{ name: 'a', licence: 'MPL-2.0', devOnly: true, reason: 'build' }] };
  it('refuses other licences and none', () => {
    expect(judgeLicences(one({ license: 'AGPL-3.0' }), { ...rules, exceptions: [] })).toHaveLength(1);
    expect(judgeLicences(one({}), { ...rules, exceptions: [] })).toEqual(['a@1.0.0 has the licence none']);
  });
  it('refuses a development-only package in the product', () => {
    expect(judgeLicences(one({ license: 'MPL-2.0', dev: true }), rules)).toEqual([]);
    expect(judgeLicences(one({ license: 'MPL-2.0' }), rules)).toHaveLength(1);
  });
  it('reports an exception that is not needed', () =>
    expect(judgeLicences(one({ license: 'MIT' }), rules)).toEqual(['the licence exception of a is not needed']));
});

describe('sources', () => {
  it('refuses another host, a repository address and a missing or weak checksum', () => {
    expect(judgeSources(one({ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }))).toEqual([]);
    expect(judgeSources(one({ resolved: 'https://mirror.example/a-1.0.0.tgz' }))).toHaveLength(1);
    expect(judgeSources(one({ resolved: 'git+ssh://git@example.org/a.git#c0ffee' }))).toHaveLength(1);
    expect(judgeSources(one({ integrity: 'sha1-q83v' }))).toHaveLength(1);
    expect(judgeSources(lock({ 'node_modules/a': { version: '1.0.0' } }))).toHaveLength(1);
  });
  it('wants every install script to be known', () => {
    const npmrc = 'ignore-scripts=true\n';
    expect(judgeInstallScripts(one({ hasInstallScript: true }), [], npmrc)).toHaveLength(1);
    expect(judgeInstallScripts(one({ hasInstallScript: true }), [{ name: 'a', reason: 'x' }], npmrc)).toEqual([]);
    expect(judgeInstallScripts(one({}), [{ name: 'a', reason: 'x' }], npmrc)).toHaveLength(1);
    expect(judgeInstallScripts(one({}), [], 'save-exact=true\n')).toHaveLength(1);
  });
});

describe('the age of releases', () => {
  const on = (published: string) => ({ locked: { '2026-11-18': { 'a@1.0.0': published } }, exceptions: [] });
  it('is at least seven days when a package is locked', () => {
    expect(judgeAges(one({}), on('2026-11-11'))).toEqual([]);
    expect(judgeAges(one({}), on('2026-11-12'))).toHaveLength(1);
    expect(judgeAges(one({}), { locked: {}, exceptions: [] })).toHaveLength(1);
  });
  it('may be less with a reason, which must be needed', () => {
    const exceptions = [{ id: 'a@1.0.0', reason: 'closes a hole' }];
    expect(judgeAges(one({}), { ...on('2026-11-17'), exceptions })).toEqual([]);
    expect(judgeAges(one({}), { ...on('2026-11-01'), exceptions })).toHaveLength(1);
  });
  it('is not invented when the registry cannot be reached', async () => {
    const { published, failure } = await fetchDates(one({}), 'http://127.0.0.1:1');
    expect(published.size).toBe(0);
    expect(failure).toMatch(/^a: /);
  });
});

describe('the secret scan', () => {
  // Put together here, so that this file holds none of them.
  const join2 = (...parts: string[]) => parts.join('');
  const random = join2('p3Xv9QmT', 'zL7rBn4K', 'wY2cH8sJ', 'fD6gAq1E', 'uV5oMi0R');
  const planted: readonly [string, string][] = [
    ['private key', join2('-----BEGIN RSA PRIVATE', ' KEY-----\nMIIEow')],
    ['cloud access key', join2('AKIA', 'IOSFODNN7EXAMPLE')],
    ['repository token', join2('ghp_', random.slice(0, 36))],
    ['package registry token', join2('npm_', random.slice(0, 36))],
    ['chat token', join2('xoxb-', '123456789012-abcdefghij')],
    ['signed token', join2('eyJhbGciOiJSUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0.', random.slice(0, 24))],
    ['password in an address', join2('postgres://api:', 'kq8Zt2Lm', '@db.example/visas')],
    ['assigned secret', join2('S3_SECRET_', "KEY: '", random.slice(0, 20), "'")],
    ['random string', join2('const key = "', random, '=";')],
  ];

  it.each(planted)('finds a %s and does not repeat it', (kind, text) => {
    const found = findSecrets('apps/server/src/x.ts', `const a = 1;\n${text}\n`);
    expect(found.map((secret) => secret.kind)).toContain(kind);
    expect(found[0]?.line).toBe(2);
    expect(JSON.stringify(found)).not.toContain(text.slice(4, 24));
  });

  it('accepts words, checksums and passwords of test accounts', () => {
    const digest = createHash('sha256').update('a').digest('hex');
    expect(
      findSecrets('a.ts', `"${digest}" "sha512-${random}"  'a-long-name-of-words-joined-by-hyphens-and-more'`),
    ).toEqual([]);
    expect(findSecrets('apps/server/src/a.test.ts', join2('pass', "word: 'Test-Pass-2026!'"))).toEqual([]);
    expect(findSecrets('apps/server/src/a.ts', join2('pass', "word: 'Test-Pass-2026!'"))).toHaveLength(1);
    expect(entropyPerCharacter('aaaa')).toBe(0);
  });

  it('fails for a planted file until its hash is listed, and again when it is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      writeFileSync(join(folder, 'a.env'), `TOKEN="${random}"\n`);
      const known = [{ sha256: createHash('sha256').update(random).digest('hex'), reason: 'planted' }];
      expect(scanFiles(folder, ['a.env'], []).findings).toHaveLength(1);
      expect(scanFiles(folder, ['a.env'], known).findings).toEqual([]);
      writeFileSync(join(folder, 'a.env'), '\n');
      expect(scanFiles(folder, ['a.env'], known).findings).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
