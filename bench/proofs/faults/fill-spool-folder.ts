import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { IdentityRealm } from '@visawright/server/testing.ts';
import { freePort } from '../documents/free-port.ts';
import { letter } from '../documents/test-files.ts';
import { multipart } from '../uploads/multipart.ts';
import { startProgram } from '../../traffic/running-program.ts';

interface SpoolOrder {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly token: string;
  readonly realm: IdentityRealm;
  readonly applicantUid: string;
}

export interface FullSpool {
  readonly refused: number;
  readonly unclear: string[]; // answers that do not say that a part is away
  readonly isAlive: boolean;
  readonly after: number; // uploads accepted when there was room again
}

const uploads = 10;
const megabytes = 15; // each: together more than what is held in memory

// A copy of the API whose folder for temporary files has room for 2 MB gets uploads that do not fit into memory at once.
export async function fillSpoolFolder({ root, env, token, realm, applicantUid }: SpoolOrder): Promise<FullSpool> {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-spool-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  const port = await freePort();
  const api = await startProgram({ program: 'api', root, env: { ...env, PORT: `${port}`, TMPDIR: folder } });
  try {
    const begin = (bytes: Buffer) => {
      const { type, body } = multipart({ applicantUid }, { name: 'scan.pdf', bytes });
      let asked: ClientRequest;
      const answer = new Promise<{ status: number; text: string }>((resolve) => {
        asked = request(
          {
            host: '127.0.0.1',
            port,
            method: 'POST',
            path: addresses.processDocsSocket.path,
            headers: {
              authorization: `Bearer ${token}`,
              'realm-client-id': realm.path,
              'content-type': type,
              'content-length': body.length,
            },
          },
          (reply) => {
            let text = '';
            reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
            reply.on('end', () => resolve({ status: reply.statusCode!, text: text.slice(0, 200) }));
          },
        );
        asked.on('error', (error: Error & { code?: string }) =>
          resolve({ status: 0, text: error.code ?? error.message }),
        );
        asked.write(body.subarray(0, body.length - 100));
      });
      return { answer, finish: () => asked.end(body.subarray(body.length - 100)) };
    };
    const begun = Array.from({ length: uploads }, () => begin(Buffer.alloc(megabytes << 20, 1)));
    await wait(5_000); // all of them are held now
    for (const each of begun) each.finish();
    const answers = await Promise.all(begun.map((each) => each.answer));
    const small = begin((await letter(`after the disk was full ${realm.path}`)).bytes);
    small.finish();
    const { status } = await small.answer;
    const refused = answers.filter(({ text }) => text.includes('part.unavailable'));
    // What fits into memory is received, and refused because it is no PDF.
    const unclear = answers.filter(
      ({ status: got, text }) => got === 0 || (got >= 500 && !text.includes('part.unavailable')),
    );
    return {
      refused: refused.length,
      unclear: unclear.map((each) => `${each.status} ${each.text}`),
      isAlive: !api.hasEnded,
      after: status === 200 ? 1 : 0,
    };
  } finally {
    await api.end('SIGKILL');
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
