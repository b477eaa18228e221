import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { access, type Action } from '@visawright/contract/platform/access.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { sensitiveReplyOf } from '@visawright/contract/sensitive/sensitive-replies.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { requireRecentFactor } from '../access/recent-factor.ts';
import { reachFor } from '../access/reach.ts';
import type { Parts } from '../parts/parts.ts';
import { AppError } from '../errors/app-error.ts';
import { createRealmTurns, type RealmTurns } from '../limits/realm-turns.ts';
import { recordAccess, type OnReadLimit } from '../trail/record-access.ts';
import { recordFile } from '../trail/record-file.ts';
import { recordRefusalValues } from '../trail/record-refusal-values.ts';
import { fileReplyHeaders, type FileReply } from './file-reply.ts';
import { createCall, type AnyCall } from './create-call.ts';
import { realmlessOperations, type ActorCall, type Handlers } from './call.ts';
import { readFilesAndInput, readInput } from './read-input.ts';
import { runOnce, idempotencyKey } from './run-once.ts';
import { resolveCaller, resolveExtension, resolveRealm, claimedRealm } from './resolve-caller.ts';
import { takesTurns } from './takes-turns.ts';

interface SentReply {
  readonly value: unknown;
  readonly text: string;
}
type AnyHandler = (call: AnyCall, input: unknown) => Promise<unknown>;

const turnLimits = { waiting: 200, patienceMs: 10_000 };

// Every operation of the contract becomes a route; the server refuses to start when one has no handler or no access rule. Operations with
// files are registered in their own scope, so only they pay for the multipart parser.
export async function serveOperations(
  app: FastifyInstance,
  parts: Parts,
  handlers: Handlers,
  onReadLimit: OnReadLimit,
): Promise<void> {
  const all = Object.entries(operations) as [OperationId, Operation][];
  const turns = createRealmTurns({ atOnce: parts.config.REALM_CALLS_AT_ONCE, ...turnLimits });
  serveThese(
    app,
    parts,
    turns,
    handlers,
    onReadLimit,
    all.filter(([, { isMultipart }]) => !isMultipart),
  );
  await app.register(async (heldOut) => {
    await heldOut.register(multipart, { throwFileSizeLimit: false }); // reported per file instead of failing the whole request
    serveThese(
      heldOut,
      parts,
      turns,
      handlers,
      onReadLimit,
      all.filter(([, { isMultipart }]) => isMultipart),
    );
  });
}

function serveThese(
  app: FastifyInstance,
  parts: Parts,
  turns: RealmTurns,
  handlers: Handlers,
  onReadLimit: OnReadLimit,
  served: readonly (readonly [OperationId, Operation])[],
): void {
  for (const [id, operation] of served) {
    const handler = handlers[id] as AnyHandler | undefined;
    if (!handler) throw new Error(`operation ${id} has no handler`);
    if (operation.access !== 'public' && !(operation.access in access))
      throw new Error(`operation ${id} has no row in the access table`);
    if (operation.needsRecentSignIn && operation.access === 'public')
      throw new Error(`operation ${id} cannot need a recent sign-in: a public call has no caller`);
    if (operation.caller && operation.access === 'public')
      throw new Error(`operation ${id} cannot be for extensions only: a public call has no caller`);
    if (operation.scope && (operation.access === 'public' || operation.caller || operation.needsRecentSignIn))
      throw new Error(`operation ${id} cannot have a scope: no API key can make its call`);
    if (operation.isOnce && operation.access === 'public')
      throw new Error(`operation ${id} cannot be idempotent: a public call has no caller`);
    const open = opener(parts, id, operation);
    const sensitive = sensitiveReplyOf(operation);
    const recorded = { id, onReadLimit, mayRefuse: operation.method === 'GET' || operation.access.endsWith('.read') };
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const call = await open(request, reply);
      const key = operation.isOnce ? idempotencyKey(request) : undefined;
      const input = operation.isMultipart
        ? await readFilesAndInput(operation, request, reply)
        : readInput(operation, request);
      if (operation.repliesBytes) {
        const bytes = (await handler(call, input)) as FileReply;
        if (operation.whose === 'file') await recordFile(call as ActorCall, recorded, bytes);
        return reply.headers(fileReplyHeaders(bytes)).send(bytes.body);
      }
      const work = async (): Promise<SentReply> => {
        if (key === undefined) {
          const value = checkReply(operation, await handler(call, input), request);
          return { value, text: JSON.stringify(value) };
        }
        const text = await runOnce({ call: call as ActorCall, operation: id, key, input }, async (tx) => {
          const own = createCall(parts, request, reply, call.realm, tx, call.actor);
          return JSON.stringify(checkReply(operation, await handler(own, input), request));
        });
        return { value: sensitive && JSON.parse(text), text }; // possibly the stored reply of an earlier call
      };
      const { value, text } = sensitive
        ? await recordRefusalValues(call as ActorCall, recorded, sensitive, input, work)
        : await work();
      if (sensitive) await recordAccess(call as ActorCall, recorded, sensitive.collect(value, input));
      void reply.header('content-type', 'application/json; charset=utf-8');
      return text;
    };
    const inTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const entered = turns.enter(claimedRealm(request));
      const leave = entered instanceof Promise ? await entered : entered;
      try {
        return await answer(request, reply);
      } finally {
        leave();
        if (request.personUid !== '') turns.know(claimedRealm(request));
      }
    };
    for (const path of [operation.path, ...(operation.alsoAt ?? [])]) {
      app.route({
        method: operation.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        ...(operation.bodyLimit ? { bodyLimit: operation.bodyLimit } : {}),
        ...(operation.limit
          ? { config: { rateLimit: { max: operation.limit.max, timeWindow: operation.limit.seconds * 1_000 } } }
          : {}),
        handler: takesTurns(operation) ? inTurn : answer,
      });
    }
  }
}

type Open = (request: FastifyRequest, reply: FastifyReply) => AnyCall | Promise<AnyCall>;

// Resolves the caller and the realm before reading any input.
function opener(parts: Parts, id: OperationId, operation: Operation): Open {
  if ((realmlessOperations as readonly string[]).includes(id))
    return (request, reply) => createCall(parts, request, reply);
  if (operation.access === 'public')
    return async (request, reply) => {
      const realm = await resolveRealm(parts.realms, request);
      return createCall(parts, request, reply, realm, parts.tenants.forRealm(realm.realmId));
    };
  const action: Action = operation.access;
  const { scope } = operation;
  return async (request, reply) => {
    const { actor, realm, db } = await (operation.caller === 'extension'
      ? resolveExtension(parts, request)
      : resolveCaller(parts, request, scope));
    request.personUid = actor.personUid;
    reachFor(actor, action);
    if (operation.needsRecentSignIn) await requireRecentFactor(db, actor, Date.now());
    return createCall(parts, request, reply, realm, db, actor);
  };
}

// Replies are validated against the contract: undeclared fields are dropped, and a mismatch is a server error.
function checkReply({ reply, path }: Operation, value: unknown, request: FastifyRequest): unknown {
  const result = reply.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  request.log.error({ requestId: request.id, route: path, wrong }, 'reply does not fit the contract');
  throw new AppError('unknown');
}
