import { lookup } from 'node:dns';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { withSpan } from '../tracing/span.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

export interface OutboundGet {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>; // the body is JSON unless they name another type
  readonly timeoutMs: number; // from the first byte sent to the last byte received
  readonly mostBytes: number; // maximum size of the reply
  readonly signal?: AbortSignal | undefined;
  readonly allowsLoopback?: boolean; // only for servers started by tests
  readonly lookup?: LookupFunction; // only for names that tests give addresses to
}

export interface OutboundPost extends OutboundGet {
  readonly body: string | Buffer;
}

export class RefusedAddress extends Error {}
export class ReplyTooLong extends Error {}

export interface OutboundReply {
  readonly status: number;
  readonly text: string;
}

// The trace ends here: the address, and whose it is, are not ours to tell, and a receiver learns nothing of our traces.
const traced = (method: 'GET' | 'POST', call: () => Promise<OutboundReply>): Promise<OutboundReply> =>
  withSpan(
    `${method} outside`,
    'client',
    { 'peer.service': 'outside', 'http.request.method': method },
    async (span) => {
      const reply = await call();
      span?.set({ 'http.response.status_code': reply.status });
      return reply;
    },
  );

export const postOutbound = ({ body, ...order }: OutboundPost): Promise<OutboundReply> =>
  traced('POST', () => callOutbound(order, body));
export const getOutbound = (order: OutboundGet): Promise<OutboundReply> => traced('GET', () => callOutbound(order));

// One call to an external service, a POST if it has a body. The address check runs on the connection's own DNS lookup, so the name cannot
// resolve differently afterwards; redirects are returned, not followed.
function callOutbound(post: OutboundGet, body?: string | Buffer): Promise<OutboundReply> {
  const url = new URL(post.url);
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (post.allowsLoopback === true && isLoopback(address));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const isTest = url.protocol === 'http:' && post.allowsLoopback === true && isLoopback(host);
  if ((!isSecure && !isTest) || (isIP(host) !== 0 && !isAllowed(host)))
    return Promise.reject(new RefusedAddress('not an address outside'));
  const deadline = AbortSignal.timeout(post.timeoutMs);
  const options: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...post.headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
    signal: post.signal ? AbortSignal.any([post.signal, deadline]) : deadline,
    lookup: guarded(isAllowed, post.lookup),
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? secureRequest : plainRequest)(url, options, (answer) => {
      received(answer, post.mostBytes).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

// Every address that a name leads to must be allowed, and only those that were checked are connected to.
const guarded =
  (isAllowed: (address: string) => boolean, ask: LookupFunction = lookup): LookupFunction =>
  (host, options, done) =>
    ask(host, { ...options, all: true }, (error, answer) => {
      const found = Array.isArray(answer) ? answer : [];
      const allowed = found.filter(({ address }) => isAllowed(address));
      const refused =
        error ?? (allowed.length < found.length || allowed.length === 0 ? new RefusedAddress(host) : null);
      if (refused) done(refused, '', 0);
      else if (options.all) done(null, allowed);
      else done(null, allowed[0]!.address, allowed[0]!.family);
    });

async function received(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      answer.destroy();
      throw new ReplyTooLong('the answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
