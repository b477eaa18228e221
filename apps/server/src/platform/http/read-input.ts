import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { invalidInput } from './send-error.ts';
import { readMultipart, type ReceivedFile } from './multipart/read-multipart.ts';

const nothing = z.strictObject({});
const noBody = z.undefined('this call takes no body');

export interface ReadInput {
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
  readonly files: readonly ReceivedFile[] | undefined;
}

// Strict, without coercion: fields the operation does not declare are rejected, not ignored.
export const readInput = (operation: Operation, request: FastifyRequest): ReadInput =>
  checkedInput(operation, request, request.body ?? undefined, undefined);

export async function readFilesAndInput(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReadInput> {
  const { fields, files } = await readMultipart(request, reply);
  return checkedInput(operation, request, fields, files);
}

const checkedInput = (
  { params, query, body }: Operation,
  request: FastifyRequest,
  sent: unknown,
  files: ReadInput['files'],
): ReadInput => ({
  params: params ? checked('params', params, request.params) : {},
  query: checked('query', query ?? nothing, withoutBlanks(request.query as Record<string, unknown>)),
  body: body || sent !== undefined ? checked('body', body ?? noBody, sent) : undefined,
  files,
});

function checked(where: 'query' | 'params' | 'body', schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidInput(where, result.error);
  return result.data;
}

// Blank query parameters count as absent; the specification's clients drop them too.
function withoutBlanks(query: Record<string, unknown>): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const name in query) {
    const value = query[name];
    if (typeof value !== 'string' || value.trim() !== '') filled[name] = value;
  }
  return filled;
}
