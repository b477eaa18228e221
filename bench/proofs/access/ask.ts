import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { uploadForm } from '@visawright/server/testing.ts';
import { requireAnswer } from '../../measurement.ts';
import type { Sent } from './rows/row.types.ts';

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
  readonly body: unknown;
}

export interface Credentials {
  readonly token: string | undefined;
  readonly grant?: string | undefined; // for calls that only extensions make
  readonly realm: string;
}

let calls = 0;

// Uses a new address each time, because rate limits per address are tested elsewhere.
export async function ask(
  app: FastifyInstance,
  id: OperationId,
  { params = {}, query = {}, body, files }: Sent,
  { token, grant, realm }: Credentials,
): Promise<Answer> {
  const { method, path, caller }: Operation = operations[id];
  const authorization = caller === 'extension' ? grant && `Extension ${grant}` : token && `Bearer ${token}`;
  const n = calls++;
  const reply = await app.inject({
    method,
    url: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!),
    query,
    remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    headers: {
      'realm-client-id': realm,
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(files ? { payload: uploadForm(body ?? {}, files) } : body === undefined ? {} : { payload: body }),
  });
  requireAnswer(reply.statusCode, `${id} of the access proof`);
  const answered = JSON.parse(reply.body) as { code?: string };
  return { status: reply.statusCode, code: answered.code, text: reply.body, body: answered };
}

// The number of items in a list response, or undefined if the response is not a list.
export function countOf(body: unknown): number | undefined {
  const lists = Object.values(body as object).filter((value) => Array.isArray(value));
  return lists.length === 0 ? undefined : lists.reduce((sum, list: unknown[]) => sum + list.length, 0);
}
