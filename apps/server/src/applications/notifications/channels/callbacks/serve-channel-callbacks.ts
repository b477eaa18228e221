import { createHash, timingSafeEqual } from 'node:crypto';
import { channelCallbackSegment } from '@visawright/contract/identity/channel-facts.ts';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { Parts } from '../../../../platform/parts/parts.ts';
import { recordReport } from '../messages/record-report.ts';
import { openProvider } from '../settings/channel-settings.ts';
import { isSmsSignature, readSmsReport } from './sms-callback.ts';
import { recordAnswer } from './record-answer.ts';
import { isWhatsAppSignature, readWhatsAppNews } from './whatsapp-callback.ts';

const longestBody = 256 * 1_024;
const limit: { readonly rateLimit: RateLimitOptions } = { rateLimit: { max: 3_000, timeWindow: 60_000 } };
const uuid = z.uuid();

interface Route {
  Params: { realm: string };
  Querystring: Record<string, string>;
}
export type CallbackParts = Pick<Parts, 'tenants' | 'keys' | 'realms'> & {
  readonly config: Pick<Parts['config'], 'PUBLIC_URL'>;
};

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

// What providers report. The signature covers the bytes as they came, so they are read unparsed. An unknown realm, a channel that is off
// and a wrong signature look the same.
export async function serveChannelCallbacks(app: FastifyInstance, parts: CallbackParts): Promise<void> {
  const base = `/${channelCallbackSegment}`;
  const databaseOf = async (realm: string): Promise<Db> => {
    const found = uuid.safeParse(realm).success ? await parts.realms.byId(realm) : undefined;
    if (!found) throw new AppError('route.unknown');
    return parts.tenants.forRealm(found.realmId);
  };

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBody }, (_request, body, parsed) =>
      parsed(null, body),
    );

    scope.post<Route>(`${base}/sms/:realm`, { config: limit }, async (request, reply) => {
      const db = await databaseOf(request.params.realm);
      const provider = await openProvider(db, parts.keys, 'sms');
      const form = new URLSearchParams(bytesOf(request.body).toString('utf8'));
      const url = new URL(request.url, parts.config.PUBLIC_URL).href;
      if (!provider || !isSmsSignature(provider.token, url, form, String(request.headers['x-twilio-signature'] ?? '')))
        throw new AppError('route.unknown');
      const report = readSmsReport(form, uuid.safeParse(request.query['message']).data ?? null);
      if (report) await recordReport(db, report);
      else await recordAnswer(db, parts.keys, 'sms', { from: form.get('From') ?? '', text: form.get('Body') ?? '' });
      return reply.type('text/xml').send('<Response/>');
    });

    scope.get<Route>(`${base}/whatsapp/:realm`, { config: limit }, async (request, reply) => {
      const provider = await openProvider(await databaseOf(request.params.realm), parts.keys, 'whatsapp');
      const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = request.query;
      if (!provider || mode !== 'subscribe' || !isSame(token, provider.verifyToken) || !/^\w{1,200}$/.test(challenge))
        throw new AppError('route.unknown');
      return reply.type('text/plain').send(challenge);
    });

    scope.post<Route>(`${base}/whatsapp/:realm`, { config: limit }, async (request, reply) => {
      const db = await databaseOf(request.params.realm);
      const provider = await openProvider(db, parts.keys, 'whatsapp');
      const body = bytesOf(request.body);
      if (
        !provider ||
        !isWhatsAppSignature(provider.appSecret, body, String(request.headers['x-hub-signature-256'] ?? ''))
      )
        throw new AppError('route.unknown');
      const { reports, answers } = readWhatsAppNews(readJson(body), provider.phone);
      for (const report of reports) await recordReport(db, report);
      for (const answer of answers) await recordAnswer(db, parts.keys, 'whatsapp', answer);
      return reply.status(200).send();
    });
    done();
  });
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
