import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { OperationId } from '@visawright/contract/operations/index.ts';
import { requireAnswer } from '../../../measurement.ts';

interface CallInput {
  readonly realm?: string | undefined; // realm-client-id
  readonly authorization?: string | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: object | string | undefined;
  readonly onceKey?: string | undefined;
}

export interface CallReply {
  readonly status: number;
  readonly code: string; // of the server's error list
  readonly text: string;
  readonly cookie: string;
  json(): unknown;
}

export type CallProduct = (id: OperationId, input?: CallInput) => Promise<CallReply>;

// Each call comes from a network address of its own, because the limits of pairing are per address and not what is proved here.
let callers = 0;
function nextAddress(): string {
  callers += 1;
  return `127.1.${(callers >> 8) & 255}.${callers & 255 || 1}`;
}

const attempts = 5; // a server too busy to answer has refused nothing

// An attacker's calls: whatever they like, straight to the server.
export function callerOf(url: string, realm: string): CallProduct {
  const send = (id: OperationId, { realm: named = realm, authorization, query, body, onceKey }: CallInput) => {
    const { method, path } = addresses[id];
    const address = new URL(path.replaceAll(/\{\w+\}/g, 'none'), url);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const isSent = method === 'POST';
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const headers = {
      'realm-client-id': named,
      ...(authorization === undefined ? {} : { authorization }),
      ...(isSent ? { 'content-type': 'application/json', 'idempotency-key': onceKey } : {}),
    };
    return new Promise<CallReply>((resolve, reject) => {
      const call = ask(address, { method, headers, localAddress: nextAddress() }, (answer) => {
        answer.toArray().then((chunks: Buffer[]) => {
          const given = Buffer.concat(chunks).toString();
          const json = (): unknown => JSON.parse(given);
          const isError = answer.statusCode! >= 400 && given.startsWith('{');
          const code = isError ? ((json() as { code?: string }).code ?? '') : '';
          const cookie = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
          resolve({ status: answer.statusCode!, code, text: given, cookie, json });
        }, reject);
      });
      call.on('error', reject);
      call.setTimeout(60_000, () => call.destroy(new Error(`${id} took too long`)));
      call.end(isSent ? text : undefined);
    });
  };
  return async (id, { onceKey = randomUUID(), ...input } = {}) => {
    for (let attempt = 1; ; attempt++) {
      const reply = await send(id, { onceKey, ...input });
      if (attempt < attempts && isBusy(reply)) {
        await wait(attempt * 1_000);
        continue;
      }
      requireAnswer(reply.status, id);
      return reply;
    }
  };
}

const isBusy = ({ status }: CallReply) => status >= 502 && status <= 504;

export const bearer = (token: string): string => `Bearer ${token}`;
export const grantHeader = (grant: string): string => `Extension ${grant}`;
