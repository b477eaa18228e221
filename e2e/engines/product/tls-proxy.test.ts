import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { makeCertificate, type Certificate } from './make-certificate.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

const api = createServer((received, reply) => {
  reply.writeHead(203, { 'set-cookie': ['a=1; Secure', 'b=2; Secure'], 'x-seen': JSON.stringify(received.headers) });
  received.pipe(reply);
});
let certificate: Certificate;
let proxy: TlsProxy;
let port: number;

beforeAll(async () => {
  certificate = await makeCertificate();
  api.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (sent) => socket.end(`echo ${String(sent)}`));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  port = await freePort();
  proxy = await startTlsProxy(port, (api.address() as AddressInfo).port, certificate);
});
afterAll(() => {
  proxy.close();
  api.close();
});

async function send(to: number, body: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port: to, ca: certificate.cert, method: 'POST', headers });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return reply;
}

test('passes a request and its reply on, with the address of the caller and not with what the caller claims', async () => {
  const reply = await send(port, 'hello', {
    'x-forwarded-for': '203.0.113.5',
    'x-forwarded-proto': 'http',
    host: `127.0.0.1:${port}`,
  });
  expect(reply.statusCode).toBe(203);
  expect(reply.headers['set-cookie']).toEqual(['a=1; Secure', 'b=2; Secure']);
  expect(JSON.parse(String(reply.headers['x-seen']))).toMatchObject({
    host: `127.0.0.1:${port}`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  expect(await text(reply)).toBe('hello');
});

test('passes an upgrade on and counts it', async () => {
  const before = proxy.upgrades();
  const asked = request({
    host: '127.0.0.1',
    port,
    ca: certificate.cert,
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  });
  asked.end();
  const [, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, NodeJS.ReadWriteStream];
  socket.write('hint');
  expect(await text(socket)).toBe('echo hint');
  expect(proxy.upgrades()).toBe(before + 1);
});

test('answers 502 while the product does not run', async () => {
  const [own, nobody] = [await freePort(), await freePort()];
  const lonely = await startTlsProxy(own, nobody, certificate);
  expect((await send(own, '', {})).statusCode).toBe(502);
  lonely.close();
});
