import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errors, wireCode, type ErrorBody, type ErrorCode } from '@visawright/contract/platform/errors.ts';
import { isContention } from '../db/is-contention.ts';
import { AppError } from '../errors/app-error.ts';
import { ComeAgain } from '../errors/come-again.ts';
import { errorFacts } from '../errors/error-facts.ts';
import { logPartFailure } from '../errors/log-part-failure.ts';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import { isNavigation, outagePage } from './pages/outage-page.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';

const alreadyExists = '23505'; // another call inserted the same row first

const knownCodes: Record<string, ErrorCode> = {
  [alreadyExists]: 'record.versionStale',
  VW004: 'record.notFound', // the traveller is being erased
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.mediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.invalid',
  FST_ERR_BAD_URL: 'route.unknown',
  FST_ERR_ASYNC_CONSTRAINT: 'route.unknown',
  // Only the database detects these: NUL characters, dates or offsets out of range.
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

// Reports where a value is invalid and why, never the value itself.
export const invalidInput = (where: 'query' | 'body' | 'params', error: z.ZodError): AppError =>
  new AppError(
    'input.invalid',
    error.issues.map(({ path, message }) => ({ path: [where, ...path].join('.'), message })),
  );

function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isContention(error)) return new AppError('part.unavailable');
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code !== undefined && code in knownCodes) return new AppError(knownCodes[code]!);
  if (statusCode === 403 || statusCode === 404) return new AppError('route.unknown'); // static files: whatever is not served does not exist
  if (statusCode === 429) return new AppError('quota.tooMany');
  if (statusCode === 413) return new AppError('input.tooLarge');
  if (statusCode === 400 || error instanceof SyntaxError) return new AppError('input.invalid');
  return undefined;
}

export interface PageParts {
  readonly realms: Pick<RealmDirectory, 'lastKnown'>;
  readonly publicHost: string;
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, pages?: PageParts): void {
  const known = appErrorOf(error);
  // The client can repeat a call that lost a race for rows. It is rare, so it is logged.
  const isLostRace = isContention(error) || (error as Partial<FastifyError>).code === alreadyExists;
  if (!known || isLostRace)
    request.log.error({ requestId: request.id, ...errorFacts(error) }, known ? 'contention' : 'unknown error');
  if (known instanceof PartUnavailable) logPartFailure(request.log, known);
  if (known instanceof ComeAgain) void reply.header('retry-after', String(known.seconds));
  const code = known?.code ?? 'unknown';
  // A person who opens an address gets a page, never JSON.
  if (pages && errors[code].status >= 500 && isNavigation(request)) {
    const page = outagePage(request, reply, pages.realms, pages.publicHost);
    void reply.status(errors[code].status).send(page);
    return;
  }
  void reply
    .status(errors[code].status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(code, request.id, known?.message, known?.details)));
}
