import { createServer, request as ask, type Server } from 'node:http';

export interface EvilSite {
  readonly sameHost: string; // another port of the portal's host, which the manifest's pattern fits
  readonly otherHost: string; // a host the manifest does not list
  readonly received: readonly string[]; // bodies and addresses of what was sent to it
  close(): Promise<void>;
}

const framePage = (address: string) =>
  `<!doctype html><title>Application</title><h1>Application</h1><iframe src="${address}" width="1200" height="1600"></iframe>`;

// Imitates a portal exactly: every page, style and script is the portal's own. /frame-of?… shows a page of the portal in a frame.
export async function startEvilSite(port: number, portal: string): Promise<EvilSite> {
  const received: string[] = [];
  const { hostname, port: portalPort } = new URL(portal);
  const serve = () =>
    createServer((request, response) => {
      void request.toArray().then((chunks: Buffer[]) => {
        const body = Buffer.concat(chunks);
        const { pathname, searchParams } = new URL(request.url!, 'http://evil.invalid');
        received.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body.toString()}`);
        if (pathname === '/frame-of') {
          response.writeHead(200, { 'content-type': 'text/html' });
          return response.end(framePage(`${portal}${searchParams.get('path') ?? '/'}`));
        }
        if (pathname === '/empty')
          return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
        const options = { hostname, port: portalPort, path: request.url, headers: { host: new URL(portal).host } };
        const call = ask(options, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        });
        call.on('error', () => response.destroy());
        return call.end();
      });
    });
  const listen = (server: Server, host: string) =>
    new Promise<void>((ready, fail) => server.once('error', fail).listen(port, host, ready));
  const [same, other] = [serve(), serve()];
  await listen(same, '127.0.0.1');
  await listen(other, '127.0.0.2');
  return {
    sameHost: `http://127.0.0.1:${port}`,
    otherHost: `http://127.0.0.2:${port}`,
    received,
    close: async () => {
      await Promise.all(
        [same, other].map((server) => new Promise((done) => server.closeAllConnections() ?? server.close(done))),
      );
    },
  };
}
