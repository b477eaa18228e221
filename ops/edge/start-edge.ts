import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityHost, writeLocalCertificate } from './local-certificate.ts';

export interface Edge {
  readonly process: ChildProcess;
  readonly certificate: Buffer; // its own, for localhost
  close(): Promise<void>;
}

export interface EdgeOrder {
  readonly port: number;
  readonly plainPort: number;
  readonly copies: readonly number[]; // ports of the copies of the API on this machine
  readonly identity: string; // host and port of the identity provider
}

const configuration = join(import.meta.dirname, '../../deploy/edge/Caddyfile');

// The edge as it is deployed, with a certificate of its own, on loopback.
export function startEdge({ port, plainPort, copies, identity }: EdgeOrder): Edge {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-edge-'));
  const [certificate, key] = writeLocalCertificate(folder);
  const child = spawn('caddy', ['run', '--config', configuration, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      EDGE_ADDRESS: `https://localhost:${port}`,
      EDGE_PORT: `${port}`,
      EDGE_PLAIN_PORT: `${plainPort}`,
      EDGE_CERTIFICATE: certificate,
      EDGE_KEY: key,
      EDGE_COPIES: copies.map((copy) => `127.0.0.1:${copy}`).join(' '),
      IDENTITY_ADDRESS: `https://${identityHost}:${port}`,
      IDENTITY_SERVER: identity,
      INSIDE_ADDRESSES: '192.0.2.0/24',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.resume();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  return {
    process: child,
    certificate: readFileSync(certificate),
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
