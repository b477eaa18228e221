import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../platform/parts/parts.ts';
import { archiveName, readExtensionArchive } from './extension-archive.ts';

// Public, like a store: the archive has no secrets. Only the file of this server's own environment has an address.
export function serveExtensionBuild(app: FastifyInstance, { config }: Pick<Parts, 'config'>): void {
  const name = archiveName(config.ENVIRONMENT);
  app.get(
    `/extension/builds/${name}`,
    { config: { rateLimit: { max: 30, timeWindow: 60_000 } } },
    async (_request, reply) => {
      const archive = await readExtensionArchive(config);
      if (!archive)
        return reply.status(404).type('text/plain; charset=utf-8').send('This server has no build of the extension.\n');
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-cache',
          etag: `"${archive.sha256}"`,
        })
        .send(archive.bytes);
    },
  );
}
