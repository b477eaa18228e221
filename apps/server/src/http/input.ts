import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { AppError } from './app-error.ts';
import { invalid } from './errors.ts';
import { readMultipart, type ReceivedFile } from './multipart.ts';

const nothing = z.strictObject({});
const noBody = z.undefined('this call takes no body');

export interface ReadInput {
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
  readonly files: readonly ReceivedFile[] | undefined;
}

// Strict, nothing coerced. What an operation does not name is refused, not ignored.
export async function readInput(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReadInput> {
  if (request.isMultipart() && !operation.isMultipart) throw new AppError('input.mediaType');
  const received = operation.isMultipart ? await readMultipart(request, reply) : undefined;
  const sent: unknown = received ? received.fields : (request.body ?? undefined);
  return {
    params: operation.params ? checked('params', operation.params, request.params) : {},
    query: checked('query', operation.query ?? nothing, withoutBlanks(request.query as Record<string, unknown>)),
    body: operation.body || sent !== undefined ? checked('body', operation.body ?? noBody, sent) : undefined,
    files: received?.files,
  };
}

function checked(where: 'query' | 'params' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(where, result.error);
  return result.data;
}

// Blank parameters count as not sent, as the specification's callers drop them too.
function withoutBlanks(query: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name in query) {
    const value = query[name];
    if (typeof value !== 'string' || value.trim() !== '') kept[name] = value;
  }
  return kept;
}
