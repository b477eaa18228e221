import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SigningRealms {
  readonly url: string; // the address of the identity provider in the realm rows
  readonly kid: string;
  readonly privateKey: KeyObject;
  close(): void;
}

// A minimal identity provider for thousands of realms, which would be too slow to create in a real one: it serves one public key, and the
// server verifies tokens against it with its normal code.
export async function createSigningRealms(port = 0): Promise<SigningRealms> {
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
