import { expect, test } from 'vitest';
import { errorFacts } from '../errors/error-facts.ts';
import { openRequestLog } from '../http/monitoring/request-log.ts';
import { runInTrace } from '../tracing/trace-context.ts';
import { openLog } from './log.ts';
import { processFacts } from '../tracing/process-facts.ts';

const running = processFacts('api', 'r1');
const canaries = ['Kumar', 'Visa-Demo-2026!', 'eyJhbGciOi'];

function captured(write: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  write(openLog('info', running, { write: (line: string) => void (text += line) }));
  return text;
}

test('redacts secret names at any depth', () => {
  const [name, password, token] = canaries;
  const text = captured((log) => {
    log.info({ password, user: { firstName: name, newPassword: password }, body: { any: name } }, 'x');
    log.info(
      { req: { headers: { authorization: token } }, tokens: { access_token: token, refresh_token: token } },
      'y',
    );
    log.info({ url: `/sunrise?bearerToken=${token}` }, 'z');
  });
  for (const canary of canaries) expect(text).not.toContain(canary);
  expect(text).toContain('[out]');
});

test('logs an error by kind and location, without its message', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Kumar"'), { code: '22P02' });
  const facts = errorFacts(error);
  expect(facts).toMatchObject({ kind: 'Error', code: '22P02' });
  expect(facts.at.length).toBeGreaterThan(0);
  expect(JSON.stringify(facts)).not.toContain('Kumar');
});

test('logs a request as one line of JSON with the route pattern instead of the URL', () => {
  const text = captured((log) => {
    const lines = openRequestLog(log);
    const line = {
      requestId: 'id',
      traceId: 'trace',
      method: 'GET',
      route: '/a/:b',
      status: 200,
      ms: 1.5,
      realm: 'dev',
    };
    lines.write({ ...line, person: '' });
    lines.write({ ...line, status: 403, person: 'uid' });
    lines.flush();
  });
  const [sent, refused] = text
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as object);
  expect(sent).toMatchObject({ service: 'visawright-api', version: 'r1', host: running.host, traceId: 'trace' });
  expect(sent).toMatchObject({ level: 30, route: '/a/:b', status: 200, ms: 1.5, realm: 'dev' });
  expect(sent).not.toHaveProperty('person');
  expect(refused).toMatchObject({ status: 403, person: 'uid' });
});

test('every line names service, version, host and the trace it belongs to', () => {
  const traceId = 'a'.repeat(32);
  const lines = captured((log) => {
    log.info('outside any call');
    runInTrace({ traceId, spanId: 'b'.repeat(16), isRecorded: false }, () => log.warn({ part: 'mail' }, 'inside one'));
    log.info('outside again');
  })
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each) as { traceId: string });
  for (const line of lines)
    expect(line).toMatchObject({ service: 'visawright-api', version: 'r1', host: running.host });
  expect(lines[1]!.traceId).toBe(traceId);
  expect(lines[0]!.traceId).toMatch(/^[\da-f]{32}$/);
  expect(lines[2]!.traceId).toBe(lines[0]!.traceId);
});
