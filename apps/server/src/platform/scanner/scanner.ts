import { createConnection } from 'node:net';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import { suspectPart } from '../errors/suspect-part.ts';
import { withSpan } from '../tracing/span.ts';

export interface Scanner {
  scan(bytes: Buffer): Promise<'clean' | 'infected'>; // throws when the scanner gives no verdict
}

interface OpenScanner extends Scanner {
  answers(): Promise<boolean>;
}

const frame = 256 * 1_024;
const timeoutMs = 30_000;
const pingMs = 3_000;

// clamd's INSTREAM. Anything but an explicit OK or FOUND is an error: an interrupted stream is never reported as `clean`.
export const clamdScanner = (host: string, port: number): OpenScanner => ({
  scan: (bytes) =>
    withSpan('scan file', 'client', { 'peer.service': 'scanner', 'visawright.bytes': bytes.length }, () =>
      scanStream(host, port, bytes).catch((error: unknown) => {
        suspectPart('scanner');
        throw error;
      }),
    ),
  answers: () =>
    new Promise((resolve) => {
      const socket = createConnection({ host, port });
      let answer = '';
      socket.setTimeout(pingMs, () => socket.destroy());
      socket.on('error', () => undefined); // handled as its end
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      socket.on('close', () => resolve(answer.startsWith('PONG')));
      socket.on('connect', () => socket.write('zPING\0'));
    }),
});

const scanStream = (host: string, port: number, bytes: Buffer): Promise<'clean' | 'infected'> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ host, port });
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new PartUnavailable('scanner', 'not in time')));
    socket.on('error', (error: Error & { code?: string }) =>
      reject(error instanceof PartUnavailable ? error : new PartUnavailable('scanner', error.code ?? error.name)),
    );
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => {
      if (/^stream: OK\0?$/.test(answer)) resolve('clean');
      else if (/^stream: .+ FOUND\0?$/.test(answer)) resolve('infected');
      else reject(new PartUnavailable('scanner', 'no verdict'));
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += frame) {
        const part = bytes.subarray(at, at + frame);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(part.length);
        socket.write(length);
        socket.write(part);
      }
      socket.write(Buffer.alloc(4));
    });
  });
