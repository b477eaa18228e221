import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

// [file, its text, the rule that must report it, or undefined if it must pass]
const cases: [string, string, string | undefined][] = [
  ['packages/contract/src/a.ts', `import '@visawright/server/app.ts';`, 'no-restricted-imports'],
  ['packages/contract/src/b.ts', `import '../../../apps/web/src/lib/call.ts';`, 'no-restricted-imports'],
  ['packages/contract/src/c.ts', `import 'react';`, 'no-restricted-imports'],
  ['packages/contract/src/d.ts', `import './roles.ts';`, undefined],
  ['apps/server/src/people/a.ts', `import 'pg';`, 'no-restricted-imports'],
  ['apps/server/src/people/b.ts', `import type { Pool } from 'pg';\nexport type P = Pool;`, 'no-restricted-imports'],
  ['apps/server/src/people/c.ts', `import '../../../web/src/lib/call.ts';`, 'no-restricted-imports'],
  ['apps/server/src/platform/db/tenant-db.ts', `import 'pg';`, undefined],
  ['apps/server/src/platform/jobs/mail.ts', `import 'pg';`, 'no-restricted-imports'],
  ['apps/web/src/lib/a.ts', `import '../components/Button.tsx';`, 'no-restricted-imports'],
  ['apps/web/src/lib/b.ts', `import '../features/people/People.tsx';`, 'no-restricted-imports'],
  ['apps/web/src/lib/c.ts', `import '../app/router.tsx';`, 'no-restricted-imports'],
  ['apps/web/src/components/a.ts', `import '../features/people/People.tsx';`, 'no-restricted-imports'],
  ['apps/web/src/components/b.ts', `import '../app/router.tsx';`, 'no-restricted-imports'],
  ['apps/web/src/components/c.ts', `import '../lib/call.ts';`, undefined],
  ['apps/web/src/features/people/a.ts', `import '../../app/router.tsx';`, 'no-restricted-imports'],
  ['apps/web/src/features/people/b.ts', `import '../../components/Button.tsx';`, undefined],
  ['apps/web/src/app/a.ts', `import '../features/people/People.tsx';`, undefined],
  ['apps/web/src/app/b.ts', `import '../../../server/src/app.ts';`, 'no-restricted-imports'],
  ['apps/web/src/app/c.ts', `import 'pg';`, 'no-restricted-imports'],
  ['apps/server/src/ring/a.ts', `import { b } from './b.ts';\nexport const a = () => b();`, 'no-cycle'],
  ['apps/server/src/ring/b.ts', `import { a } from './a.ts';\nexport const b = (): unknown => a();`, 'no-cycle'],
  ['apps/server/src/late.ts', `const save = async () => 1;\nsave();`, 'no-floating-promises'],
];

let folder: string;
let findings: { filename: string; code: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  for (const [file, text] of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  const lint = spawnSync(join(bin, 'oxlint'), ['--type-aware', '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, OXLINT_TSGOLINT_PATH: join(bin, 'tsgolint') },
  });
  findings = (JSON.parse(lint.stdout) as { diagnostics: typeof findings }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(cases)('lint checks %s with %s: %s', (file, _text, rule) => {
  const found = findings
    .filter((finding) => finding.filename === file)
    .map((finding) => /\((.*)\)/.exec(finding.code)?.[1]);
  if (rule === undefined) expect(found).toEqual([]);
  else expect(found).toContain(rule);
});
