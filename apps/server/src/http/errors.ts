import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errors, wireCode, type ErrorBody, type ErrorCode } from '@visawright/contract/errors.ts';
import { AppError } from './app-error.ts';
import { errorFacts } from './error-facts.ts';

// Somebody else had the rows for too long, or came first: nothing was done and trying again is right. Seldom, so it is noted.
const contention: Record<string, ErrorCode> = {
  '40P01': 'part.unavailable',
  '40001': 'part.unavailable',
  '55P03': 'part.unavailable',
  '57014': 'part.unavailable',
  '23505': 'record.versionStale',
};

const knownCodes: Record<string, ErrorCode> = {
  ...contention,
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.mediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.invalid',
  FST_ERR_BAD_URL: 'route.unknown',
  FST_ERR_ASYNC_CONSTRAINT: 'route.unknown',
  // What only the database can tell: a NUL character, a day before the calendar, an offset beyond the clock.
  '22021': 'input.invalid',
  '22008': 'input.invalid',
  '22009': 'input.invalid',
};

export const errorBody = (code: ErrorCode, requestId: string, message?: string, details?: unknown): ErrorBody => ({
  code: wireCode(code),
  message: message ?? errors[code].text,
  requestId,
  ...(details === undefined ? {} : { details }),
});

// Where a value is wrong and why, never the value.
export const invalid = (where: 'query' | 'body' | 'params', error: z.ZodError): AppError =>
  new AppError(
    'input.invalid',
    error.issues.map(({ path, message }) => ({ path: [where, ...path].join('.'), message })),
  );

const isContention = (error: unknown) => ((error as Partial<FastifyError>).code ?? '') in contention;

function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code !== undefined && code in knownCodes) return new AppError(knownCodes[code]!);
  if (statusCode === 403 || statusCode === 404) return new AppError('route.unknown'); // files: what is not served is not there
  if (statusCode === 429) return new AppError('quota.tooMany');
  if (statusCode === 413) return new AppError('input.tooLarge');
  if (statusCode === 400 || error instanceof SyntaxError) return new AppError('input.invalid');
  return undefined;
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = appErrorOf(error);
  if (!known || isContention(error))
    request.log.error({ requestId: request.id, ...errorFacts(error) }, known ? 'contention' : 'unknown error');
  const code = known?.code ?? 'unknown';
  void reply
    .status(errors[code].status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(code, request.id, known?.message, known?.details)));
}
