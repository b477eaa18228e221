import { access } from '@visawright/contract/access.ts';
import { uploadLimits } from '@visawright/contract/document.ts';
import { handoffUploads } from '@visawright/contract/handoff.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reachFor } from '../../access/reach.ts';
import { openPhone, type Phone } from '../../handoff/phone.ts';
import { AppError } from '../../http/app-error.ts';
import { callOf } from '../../http/call-of.ts';
import type { ActorCall } from '../../http/call.ts';
import { callerOf } from '../../http/tenant.ts';
import type { Parts } from '../../parts.ts';
import { beginUpload } from './begin.ts';
import { finish, resultOf } from './finish.ts';
import { receive } from './receive.ts';
import { stopUpload } from './stop.ts';
import { getWay, isOver, lifeMs, type Way } from './way.ts';

export const resumablePath = '/doc/v1/document-ai/uploads';
const version = '1.0.0';
const pieces = 'application/offset+octet-stream';
const action = 'document.edit' satisfies keyof typeof access;

interface Sender {
  readonly call: ActorCall;
  readonly phone?: Phone; // sends for whoever is on the computer
}
type Open = (parts: Parts, request: FastifyRequest, reply: FastifyReply) => Promise<Sender>;
type Answer = (sender: Sender, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

// Uploads over weak networks: tus 1.0 (core, creation, termination, expiration). Who is calling is asked as for every other call.
export async function serveResumable(app: FastifyInstance, parts: Parts): Promise<void> {
  await serveAt(app, parts, resumablePath, signedIn);
  await serveAt(app, parts, handoffUploads, openPhone);
}

async function serveAt(app: FastifyInstance, parts: Parts, path: string, open: Open): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(pieces, (_request, body, parsed) => parsed(null, body));
    const route = (method: 'HEAD' | 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, answer: Answer) =>
      scope.route({
        method,
        url,
        ...(method === 'GET' ? { exposeHeadRoute: false } : {}),
        handler: async (request, reply) => {
          void reply.header('tus-resumable', version);
          const sender = await open(parts, request, reply);
          if (method !== 'GET' && request.headers['tus-resumable'] !== version)
            throw new AppError('input.invalid', [{ path: 'headers.tus-resumable', message: version }]);
          return answer(sender, request, reply);
        },
      });
    route('POST', path, begin(path));
    const one = `${path}/:wayUid`;
    route('HEAD', one, tell);
    route('GET', one, tellAll);
    route('PATCH', one, goOn);
    route('DELETE', one, stop);
    scope.options(path, (_request, reply) =>
      reply
        .headers({
          'tus-resumable': version,
          'tus-version': version,
          'tus-extension': 'creation,termination,expiration',
          'tus-max-size': String(uploadLimits.fileBytes),
        })
        .status(204)
        .send(),
    );
    done();
  });
}

async function signedIn(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Sender> {
  const { actor, realm, db } = await callerOf(parts, request);
  reachFor(actor, action);
  return { call: callOf(parts, request, reply, realm, db, actor) as ActorCall };
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
const wayOf = ({ call, phone }: Sender, request: FastifyRequest) =>
  getWay(call.db, call.actor, (request.params as { wayUid: string }).wayUid, phone?.handoffUid ?? null);

function headersOf(way: Way): Record<string, string> {
  return {
    'upload-offset': String(way.received),
    'upload-length': String(way.byte_size),
    'upload-expires': new Date(way.started_at.getTime() + lifeMs).toUTCString(),
    'cache-control': 'no-store',
    ...(isOver(way) ? { 'upload-result': Buffer.from(JSON.stringify(resultOf(way))).toString('base64') } : {}),
  };
}

const begin =
  (path: string): Answer =>
  async ({ call, phone }, request, reply) => {
    const sent = { length: header(request, 'upload-length'), metadata: header(request, 'upload-metadata') };
    return reply
      .status(201)
      .header('location', `${path}/${await beginUpload(call, sent, phone)}`)
      .send();
  };

const tell: Answer = async (sender, request, reply) =>
  reply.headers(headersOf(await finish(sender.call, await wayOf(sender, request)))).send();

const tellAll: Answer = async (sender, request) => {
  const way = await finish(sender.call, await wayOf(sender, request));
  return { offset: way.received, length: way.byte_size, ...resultOf(way) };
};

const goOn: Answer = async (sender, request, reply) => {
  const way = await wayOf(sender, request);
  const offset = header(request, 'upload-offset');
  if (request.body === undefined && request.headers['content-type'] !== pieces) throw new AppError('input.mediaType');
  if (offset === undefined || !/^\d+$/.test(offset))
    throw new AppError('input.invalid', [{ path: 'headers.upload-offset', message: 'a number' }]);
  const body = (request.body ?? []) as AsyncIterable<Buffer>;
  const now = await finish(sender.call, await receive(sender.call, way, Number(offset), body));
  return reply.status(204).headers(headersOf(now)).send();
};

const stop: Answer = async (sender, request, reply) => {
  await stopUpload(sender.call, await wayOf(sender, request));
  return reply.status(204).send();
};
