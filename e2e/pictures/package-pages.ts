import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Application } from '@visawright/contract/application.ts';
import type { Page as Listed } from '@visawright/contract/list.ts';
import { archiveOf, builtPackage, partsOf } from '../kit/built-package.ts';
import { demoPassword, mailOf } from '../kit/people.ts';
import { worker } from '../kit/work.ts';
import type { Picture } from './compose.ts';

const realm = 'sunrise';
const person = { realm, name: 'applicant', username: mailOf('applicant', realm), password: demoPassword };

// Every page of the demo's package, as a clerk leafs through it.
export async function packagePages(): Promise<Picture[]> {
  const me = await worker(person);
  const { applicantUid } = await me.ask<{ applicantUid: string }>('getProfile');
  const query = { applicantUid };
  const { items } = await me.ask<Listed<Application>>('applicationsOfApplicant', { query });
  const { applicationUid } = items.find(({ status }) => status === 'package-ready')!;
  const { packageUid } = await builtPackage({ me, applicationUid, applicantUid });
  const parts = await partsOf(await archiveOf(person, packageUid));
  return parts.flatMap(([name, bytes]) => (name.endsWith('.pdf') ? pagesOf(name, Buffer.from(bytes)) : pictureOf(name, Buffer.from(bytes)))); // prettier-ignore
}

const pictureOf = (name: string, bytes: Buffer): Picture[] =>
  /\.(jpe?g|png)$/.test(name) ? [{ caption: name, png: bytes }] : [];

function pagesOf(name: string, bytes: Buffer): Picture[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), bytes);
    execFileSync('pdftoppm', ['-png', '-r', '72', join(folder, 'paper.pdf'), join(folder, 'page')]);
    const pages = readdirSync(folder).filter((file) => file.startsWith('page')).toSorted(); // prettier-ignore
    return pages.map((page, n) => ({
      caption: pages.length > 1 ? `${name}, ${n + 1}` : name,
      png: readFileSync(join(folder, page)),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
