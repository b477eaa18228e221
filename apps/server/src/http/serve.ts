import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { access, type Action } from '@visawright/contract/access.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { reachFor } from '../access/reach.ts';
import type { Parts } from '../parts.ts';
import { AppError } from './app-error.ts';
import { bytesHeaders, type Bytes } from './bytes.ts';
import { callOf, type AnyCall } from './call-of.ts';
import { realmlessOperations, type ActorCall, type Handlers } from './call.ts';
import { readFilesAndInput, readInput } from './input.ts';
import { once, onceKey } from './once.ts';
import { callerOf, realmNamed } from './tenant.ts';

type AnyHandler = (call: AnyCall, input: unknown) => Promise<unknown>;

// Every operation of the contract becomes a route. The server does not start with one that nobody handles or whose access is not settled.
// The few that take files stand apart: only they pay for the reader of multipart bodies.
export async function serveOperations(app: FastifyInstance, parts: Parts, handlers: Handlers): Promise<void> {
  const all = Object.entries(operations) as [OperationId, Operation][];
  serveThese(
    app,
    parts,
    handlers,
    all.filter(([, { isMultipart }]) => !isMultipart),
  );
  await app.register(async (apart) => {
    await apart.register(multipart, { throwFileSizeLimit: false }); // said of each file, not of the request
    serveThese(
      apart,
      parts,
      handlers,
      all.filter(([, { isMultipart }]) => isMultipart),
    );
  });
}

function serveThese(
  app: FastifyInstance,
  parts: Parts,
  handlers: Handlers,
  served: readonly (readonly [OperationId, Operation])[],
): void {
  for (const [id, operation] of served) {
    const handler = handlers[id] as AnyHandler | undefined;
    if (!handler) throw new Error(`operation ${id} has no handler`);
    if (operation.access !== 'public' && !(operation.access in access))
      throw new Error(`operation ${id} has no row in the access table`);
    if (operation.isOnce && operation.access === 'public')
      throw new Error(`operation ${id} cannot be kept once: nobody is known to have called it`);
    const open = opener(parts, id, operation);
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const call = await open(request, reply);
      const key = operation.isOnce ? onceKey(request) : undefined;
      const input = operation.isMultipart
        ? await readFilesAndInput(operation, request, reply)
        : readInput(operation, request);
      if (operation.repliesBytes) {
        const bytes = (await handler(call, input)) as Bytes;
        return reply.headers(bytesHeaders(bytes)).send(bytes.body);
      }
      const text =
        key === undefined
          ? replyText(operation, await handler(call, input), request)
          : await once({ call: call as ActorCall, operation: id, key, input }, async (tx) =>
              replyText(
                operation,
                await handler(callOf(parts, request, reply, call.realm, tx, call.actor), input),
                request,
              ),
            );
      void reply.header('content-type', 'application/json; charset=utf-8');
      return text;
    };
    for (const path of [operation.path, ...(operation.alsoAt ?? [])]) {
      app.route({
        method: operation.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        ...(operation.bodyLimit ? { bodyLimit: operation.bodyLimit } : {}),
        ...(operation.limit
          ? { config: { rateLimit: { max: operation.limit.max, timeWindow: operation.limit.seconds * 1_000 } } }
          : {}),
        handler: answer,
      });
    }
  }
}

type Open = (request: FastifyRequest, reply: FastifyReply) => AnyCall | Promise<AnyCall>;

// Who is calling, and for which realm, before anything they sent is looked at.
function opener(parts: Parts, id: OperationId, operation: Operation): Open {
  if ((realmlessOperations as readonly string[]).includes(id)) return (request, reply) => callOf(parts, request, reply);
  if (operation.access === 'public')
    return async (request, reply) => {
      const realm = await realmNamed(parts.realms, request);
      return callOf(parts, request, reply, realm, parts.tenants.forRealm(realm.realmId));
    };
  const action: Action = operation.access;
  return async (request, reply) => {
    const { actor, realm, db } = await callerOf(parts, request);
    reachFor(actor, action);
    return callOf(parts, request, reply, realm, db, actor);
  };
}

// A reply leaves only in the shape the contract promises: fields it does not name are dropped, a wrong one is our error.
function replyText({ reply, path }: Operation, value: unknown, request: FastifyRequest): string {
  const result = reply.safeParse(value);
  if (result.success) return JSON.stringify(result.data);
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  request.log.error({ requestId: request.id, route: path, wrong }, 'reply does not fit the contract');
  throw new AppError('unknown');
}
