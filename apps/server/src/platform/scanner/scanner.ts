import { createConnection } from 'node:net';

export interface Scanner {
  scan(bytes: Buffer): Promise<'clean' | 'infected'>; // throws when the scanner gives no verdict
}

const frame = 256 * 1_024;
const timeoutMs = 30_000;

// clamd's INSTREAM. Anything but an explicit OK or FOUND is an error: an interrupted stream is never reported as `clean`.
export const clamdScanner = (host: string, port: number): Scanner => ({
  scan: (bytes) =>
    new Promise((resolve, reject) => {
      const socket = createConnection({ host, port });
      let answer = '';
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner did not answer in time')));
      socket.on('error', reject);
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      socket.on('close', () => {
        if (/^stream: OK\0?$/.test(answer)) resolve('clean');
        else if (/^stream: .+ FOUND\0?$/.test(answer)) resolve('infected');
        else reject(new Error('the scanner gave no verdict'));
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
    }),
});
