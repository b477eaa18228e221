import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { referenceHeaders } from '../headers.ts';

// Read-only: disables everything that calls other services or changes the document.
const settings = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  mcp: { disabled: true },
  agent: { disabled: true },
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Visawright API</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script id="api-reference" type="application/json" data-url="/openapi.json" data-configuration='${JSON.stringify(settings)}'></script>
    <script src="/reference/scalar.js"></script>
  </body>
</html>
`;

// The package ships its script only inside its own plugin, whose page needs an inline script. We take the script from the plugin on the
// first visit (it is 4 MB) and serve our own page.
async function scriptOfPackage(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const carrier = fastify();
  await carrier.register(scalar, { routePrefix: '/reference', configuration: { url: '/openapi.json' } });
  const { payload } = await carrier.inject('/reference/js/scalar.js');
  await carrier.close();
  return promisify(gzip)(payload);
}

export function serveReference(app: FastifyInstance): void {
  let script: Promise<Buffer> | undefined;
  app.get('/reference', (_request, reply) =>
    reply.headers(referenceHeaders).type('text/html; charset=utf-8').send(page),
  );
  app.get('/reference/scalar.js', async (_request, reply) => {
    script ??= scriptOfPackage();
    return reply
      .headers(referenceHeaders)
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(await script);
  });
}
