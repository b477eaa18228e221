import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { invalid } from './errors.ts';

const nothing = z.strictObject({});
const noBody = z.undefined('this call takes no body');

export interface ReadInput {
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
}

// Strict, nothing coerced. What an operation does not name is refused, not ignored.
export function readInput(operation: Operation, request: FastifyRequest): ReadInput {
  return {
    params: operation.params ? checked('params', operation.params, request.params) : {},
    query: checked('query', operation.query ?? nothing, withoutBlanks(request.query as Record<string, unknown>)),
    body:
      operation.body || (request.body ?? undefined) !== undefined
        ? checked('body', operation.body ?? noBody, request.body ?? undefined)
        : undefined,
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
