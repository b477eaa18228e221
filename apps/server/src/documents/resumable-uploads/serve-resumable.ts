import { access } from '@visawright/contract/platform/access.ts';
import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { handoffUploads } from '@visawright/contract/documents/handoff.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reachFor } from '../../platform/access/reach.ts';
import { authenticatePhone, type HandoffPhone } from '../handoff/authenticate-phone.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createCall } from '../../platform/http/create-call.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { resolveCaller } from '../../platform/http/resolve-caller.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { beginUpload } from './begin-upload.ts';
import { finishUpload, presentUploadResult } from './finish-upload.ts';
import { receiveBytes } from './receive-bytes.ts';
import { cancelUpload } from './cancel-upload.ts';
import { getUploadSession, isFinished, uploadSessionMs, type UploadSession } from './upload-session.ts';

export const resumablePath = '/doc/v1/document-ai/uploads';
const version = '1.0.0';
const partMediaType = 'application/offset+octet-stream';
const action = 'document.edit' satisfies keyof typeof access;

interface Sender {
  readonly call: ActorCall;
  readonly phone?: HandoffPhone; // sends on behalf of the person at the computer
}
type Open = (parts: Parts, request: FastifyRequest, reply: FastifyReply) => Promise<Sender>;
type Answer = (sender: Sender, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

// Resumable uploads with tus 1.0 (core, creation, termination, expiration). Authentication is the same as for every
// other call.
export async function serveResumable(app: FastifyInstance, parts: Parts): Promise<void> {
  await serveUnder(app, parts, resumablePath, authenticatePerson);
  await serveUnder(app, parts, handoffUploads, authenticatePhone);
}

async function serveUnder(app: FastifyInstance, parts: Parts, path: string, open: Open): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(partMediaType, (_request, body, parsed) => parsed(null, body));
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
    const one = `${path}/:sessionUid`;
    route('HEAD', one, reportOffset);
    route('GET', one, reportResult);
    route('PATCH', one, appendBytes);
    route('DELETE', one, cancel);
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

async function authenticatePerson(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Sender> {
  const { actor, realm, db } = await resolveCaller(parts, request);
  reachFor(actor, action);
  return { call: createCall(parts, request, reply, realm, db, actor) as ActorCall };
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};
const loadSession = ({ call, phone }: Sender, request: FastifyRequest) =>
  getUploadSession(
    call.db,
    call.actor,
    (request.params as { sessionUid: string }).sessionUid,
    phone?.handoffUid ?? null,
  );

function buildHeaders(session: UploadSession): Record<string, string> {
  return {
    'upload-offset': String(session.received),
    'upload-length': String(session.byte_size),
    'upload-expires': new Date(session.started_at.getTime() + uploadSessionMs).toUTCString(),
    'cache-control': 'no-store',
    ...(isFinished(session)
      ? { 'upload-result': Buffer.from(JSON.stringify(presentUploadResult(session))).toString('base64') }
      : {}),
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

const reportOffset: Answer = async (sender, request, reply) =>
  reply.headers(buildHeaders(await finishUpload(sender.call, await loadSession(sender, request)))).send();

const reportResult: Answer = async (sender, request) => {
  const session = await finishUpload(sender.call, await loadSession(sender, request));
  return { offset: session.received, length: session.byte_size, ...presentUploadResult(session) };
};

const appendBytes: Answer = async (sender, request, reply) => {
  const session = await loadSession(sender, request);
  const offset = header(request, 'upload-offset');
  if (request.body === undefined && request.headers['content-type'] !== partMediaType)
    throw new AppError('input.mediaType');
  if (offset === undefined || !/^\d+$/.test(offset))
    throw new AppError('input.invalid', [{ path: 'headers.upload-offset', message: 'must be a number' }]);
  const body = (request.body ?? []) as AsyncIterable<Buffer>;
  const now = await finishUpload(sender.call, await receiveBytes(sender.call, session, Number(offset), body));
  return reply.status(204).headers(buildHeaders(now)).send();
};

const cancel: Answer = async (sender, request, reply) => {
  await cancelUpload(sender.call, await loadSession(sender, request));
  return reply.status(204).send();
};
