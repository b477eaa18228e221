import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { uploadForm } from '../../../apps/server/src/testing/upload-form.ts';
import type { Sent } from './rows/row.types.ts';

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
  readonly body: unknown;
}

let calls = 0;

// From a new address each time: limits per address are another proof's.
export async function ask(
  app: FastifyInstance,
  id: OperationId,
  { params = {}, query = {}, body, files }: Sent,
  headers: { token: string | undefined; realm: string },
): Promise<Answer> {
  const { method, path } = operations[id];
  const n = calls++;
  const reply = await app.inject({
    method,
    url: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!),
    query,
    remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    headers: {
      'realm-client-id': headers.realm,
      ...(headers.token === undefined ? {} : { authorization: `Bearer ${headers.token}` }),
    },
    ...(files ? { payload: uploadForm(body ?? {}, files) } : body === undefined ? {} : { payload: body }),
  });
  const answered = JSON.parse(reply.body) as { code?: string };
  return { status: reply.statusCode, code: answered.code, text: reply.body, body: answered };
}

// How many things a list brought, or undefined where it is none.
export function countOf(body: unknown): number | undefined {
  const lists = Object.values(body as object).filter((value) => Array.isArray(value));
  return lists.length === 0 ? undefined : lists.reduce((sum, list: unknown[]) => sum + list.length, 0);
}
