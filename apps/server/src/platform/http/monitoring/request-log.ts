import { symbols, type DestinationStream, type Logger } from 'pino';

export interface RequestLine {
  readonly requestId: string;
  readonly traceId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly realm: string;
  readonly person: string; // uid of the person whose call was refused, otherwise empty
}

const chunkBytes = 32_768;
const flushMs = 500;

// One log line per request. Every field is our own (a route pattern, a realm path, a uuid), so the line needs no redaction and is built
// by concatenation. Lines are written in chunks because a system call per line would cost more than the rest.
export function openRequestLog(log: Logger): { write(line: RequestLine): void; flush(): void } {
  const to = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym]!;
  const facts = JSON.stringify(log.bindings()).slice(1, -1); // service, version and host
  const start = facts === '' ? '' : `${facts},`;
  let lines = '';
  const flush = () => {
    if (lines !== '') to.write(lines);
    lines = '';
  };
  setInterval(flush, flushMs).unref();
  return {
    flush,
    write({ requestId, traceId, method, route, status, ms, realm, person }) {
      if (!log.isLevelEnabled('info')) return;
      lines +=
        `{"level":30,"time":${Date.now()},${start}"traceId":"${traceId}","requestId":"${requestId}","method":"${method}",` +
        `"route":"${route}","status":${status},"ms":${ms},"realm":"${realm}"${person && `,"person":"${person}"`}}\n`;
      if (lines.length > chunkBytes) flush();
    },
  };
}
