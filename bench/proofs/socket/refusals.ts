import { refusedWith, type SocketOptions } from '@visawright/server/testing.ts';
import type { Crowd } from './crowd.ts';

// Handshakes that must fail, each with one error, over both transports.
export async function refusals(url: string, publicUrl: string, one: Crowd, other: Crowd) {
  const me = one.agents[0]!;
  const good: SocketOptions = { token: me.token(), realm: one.realm.path };
  const [head, , signature] = good.token!.split('.') as [string, string, string];
  const forged = `${head}.${other.agents[0]!.token().split('.')[1]}.${signature}`;
  const port = new URL(publicUrl).port;
  const attempts: [string, SocketOptions][] = [
    ['no token', { realm: one.realm.path }],
    ['an empty token', { ...good, token: '' }],
    ['no token at all', { ...good, token: 'hello' }],
    ['expired a minute ago', { ...good, token: me.token(-60) }],
    ['expired beyond the leeway', { ...good, token: me.token(-6) }],
    ["another's claims under this signature", { ...good, token: forged }],
    ["another realm's token", { ...good, token: other.agents[0]!.token() }],
    ["another realm's name", { ...good, realm: other.realm.path }],
    ["no realm's name", { token: good.token! }],
    ...[
      'https://evil.test',
      'null',
      `http://evil.test:${port}`,
      `https://127.0.0.1:${port}`,
      'http://127.0.0.1:1',
      `${publicUrl}.evil.test`,
      `http://evil.test/${publicUrl}`,
      'file://',
      '',
    ].map((origin): [string, SocketOptions] => [`origin "${origin}"`, { ...good, origin }]),
  ];
  const results = [];
  for (const transport of ['websocket', 'polling'] as const)
    for (const [what, order] of attempts)
      results.push({ what, transport, answer: await refusedWith(url, { ...order, transport }) });
  const control = await Promise.all(
    (['websocket', 'polling'] as const).map((transport) => refusedWith(url, { ...good, transport, origin: publicUrl })),
  );
  return { results, control };
}
