import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';

interface PassedRequest {
  readonly method: string;
  readonly path: string; // without query
  readonly query: string;
  readonly authorization: string;
  readonly body: string;
  readonly status: number;
}

type Alter = (path: string, reply: string, query: string) => string | undefined; // undefined: as the server sent it

export interface AppProxy {
  readonly url: string;
  readonly passed: readonly PassedRequest[];
  alter: Alter | null; // replies of calls
  redirect: ((path: string) => string | undefined) | null; // where a call is sent instead
  close(): Promise<void>;
}

// The origin of the application is a proxy, as a hostile network would be one: it reads every call and alters replies. The extension is
// built for this origin, so that its own checks are all that stands between it and an altered pack.
export async function startAppProxy(port: number, target: string): Promise<AppProxy> {
  const { hostname, port: targetPort, host } = new URL(target);
  const url = `http://127.0.0.1:${port}`;
  const passed: PassedRequest[] = [];
  const proxy: AppProxy = { url, passed, alter: null, redirect: null, close };
  const headersFor = (headers: IncomingHttpHeaders) => ({
    ...headers,
    host,
    ...(headers.origin === url ? { origin: target } : {}),
    ...(headers.referer ? { referer: headers.referer.replace(url, target) } : {}),
  });

  function pass(request: IncomingMessage, response: ServerResponse, sent: Buffer): void {
    const { pathname: path, search: query } = new URL(request.url ?? '/', url);
    const to = proxy.redirect?.(path);
    if (to !== undefined) {
      response.writeHead(307, { location: to, 'access-control-allow-origin': '*' }).end();
      return;
    }
    const isCall = path.startsWith('/extension/');
    const headers = headersFor(request.headers);
    if (isCall) delete headers['accept-encoding'];
    const call = ask({ hostname, port: targetPort, method: request.method, path: request.url, headers }, (answer) => {
      if (!isCall) {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
        return;
      }
      void answer.toArray().then((chunks: Buffer[]) => {
        const given = Buffer.concat(chunks);
        const { authorization = '' } = request.headers;
        const { method = '' } = request;
        passed.push({ method, path, query, authorization, body: sent.toString(), status: answer.statusCode! });
        const altered = proxy.alter?.(path, given.toString(), query);
        const body = altered === undefined ? given : Buffer.from(altered);
        response.writeHead(answer.statusCode!, { ...answer.headers, 'content-length': body.length });
        response.end(body);
      });
    });
    call.on('error', () => response.destroy());
    call.end(sent);
  }

  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => pass(request, response, Buffer.concat(chunks)));
  });
  // Live updates of the web application.
  server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    const upstream = connect(Number(targetPort), hostname, () => {
      const lines = Object.entries(headersFor(request.headers)).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, '127.0.0.1', ready));
  return proxy;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}
