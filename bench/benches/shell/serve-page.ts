import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

// The minimum that the sign-in screen needs of a realm.
const realm = {
  realmAuthorizationUrl: 'http://127.0.0.1',
  realmId: 'bench',
  realmClientId: 'bench',
  realmDisplayName: 'Bench',
  brandAssets: { brandFavicon: null, brandLogoImage: null, brandColor: '#fd640f' },
  support: { phone: '+91 20 0000 0000', email: 'bench@bench.test', hours: '', footer: 'Bench' },
  signIn: 'form',
  agencySignIn: false,
  rules: { urgentDays: 10, soonDays: 21, selfSignUp: true, phoneForAgencyTravellers: false },
  environment: 'sandbox',
};

// Sends files as the product does: the brotli copy next to each file.
export async function servePage(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname.startsWith('/das/')) {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(realm));
      return;
    }
    const file = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
    const packed = existsSync(`${file}.br`);
    if (!existsSync(file)) {
      reply.writeHead(404).end();
      return;
    }
    reply.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'br' } : {}),
    });
    reply.end(readFileSync(packed ? `${file}.br` : file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
