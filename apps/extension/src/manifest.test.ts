import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appOrigins } from '../manifest/app-origins.ts';
import { manifest } from '../manifest/manifest.ts';
import { portalHosts } from '../manifest/portal-hosts.ts';
import { expectedPermissions } from '../manifest/write-permissions.ts';
import { archiveOf } from '../pack-archive.ts';
import { version } from '../package.json' with { type: 'json' };
import committed from '../permissions.json' with { type: 'json' };

// The build itself compares the manifest it writes with the same list.
test.each(['store', 'practice'] as const)('the permissions in %s mode are the committed ones', (mode) => {
  expect(expectedPermissions(mode)).toEqual(committed[mode]);
});

test('no pattern is wider than one site, and nothing is optional or reachable by pages', () => {
  const { hosts, contentScripts, connectable, permissions, webAccessible } = committed.practice;
  for (const pattern of [...hosts, ...contentScripts, ...connectable])
    expect(pattern).toMatch(/^https?:\/\/(\*\.localhost|[a-z0-9-]+(\.[a-z0-9-]+)+)\/\*$/);
  expect(permissions).toEqual(['scripting', 'sidePanel', 'storage']);
  expect(webAccessible).toEqual([]);
});

test('the policy of the panel allows no code but its own and connections to the application only', () => {
  const { content_security_policy } = manifest({
    mode: 'store',
    version,
    appOrigins: ['https://visa.example.com'],
    portalHosts: portalHosts(),
  });
  const policy = content_security_policy.extension_pages;
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain('connect-src https://visa.example.com;');
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('addresses of the application come from the setting; a wrong one stops the build', () => {
  expect(appOrigins('store', 'https://visa.example.com, https://two.example')).toEqual([
    'https://visa.example.com',
    'https://two.example',
  ]);
  expect(appOrigins('practice', undefined)).toContain('http://127.0.0.1:8080');
  expect(() => appOrigins('store', 'https://visa.example.com/path')).toThrow('APP_ORIGINS');
  expect(() => appOrigins('store', '<all_urls>')).toThrow('APP_ORIGINS');
});

test('the archive depends on names and contents only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  const write = (name: string) => {
    mkdirSync(join(folder, name, 'chunks'), { recursive: true });
    writeFileSync(join(folder, name, 'manifest.json'), '{}');
    writeFileSync(join(folder, name, 'chunks/a.js'), 'a');
    return join(folder, name);
  };
  const [one, other] = [write('one'), write('other')];
  utimesSync(join(other, 'manifest.json'), 1, 1);
  expect(archiveOf(one).equals(archiveOf(other))).toBe(true);
  writeFileSync(join(other, 'chunks/a.js'), 'b');
  expect(archiveOf(one).equals(archiveOf(other))).toBe(false);
  rmSync(folder, { recursive: true });
});
