import { connect } from 'node:net';
import type { ResponseHeaders } from './wrong-headers.ts';

// Sends bytes that are not a valid request: the parser refuses them before routing.
export function sendRaw(port: number, what: string, bytes: string): Promise<ResponseHeaders> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(5_000, () => socket.destroy(new Error(`${what}: no response`)));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      resolve({ what, status: Number(first.split(' ')[1] ?? 0), headers });
    });
  });
}
