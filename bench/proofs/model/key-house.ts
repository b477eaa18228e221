import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface KeyHouse {
  readonly url: string; // what a realm's row names as its identity provider
  readonly kid: string;
  readonly privateKey: KeyObject;
  close(): void;
}

// Stands where an identity provider would, for realms too many to be made at a real one: it answers with one public key, and the server
// verifies tokens against it by the very same code.
export async function keyHouse(port = 0): Promise<KeyHouse> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const kid = 'proof';
  const keys = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] });
  const server = createServer((request, reply) => {
    const isAsked = request.url?.endsWith('/protocol/openid-connect/certs') === true;
    reply.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' }).end(isAsked ? keys : '{}');
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, kid, privateKey, close: () => void server.close() };
}
