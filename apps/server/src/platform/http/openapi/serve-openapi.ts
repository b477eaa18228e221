import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

export function serveOpenApi(app: FastifyInstance): void {
  const text = JSON.stringify(openApi());
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
}
