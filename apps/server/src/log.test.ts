import { expect, test } from 'vitest';
import { errorFacts } from './http/error-facts.ts';
import { requestLines } from './http/request-lines.ts';
import { openLog } from './log.ts';

const canaries = ['Kumar', 'Visa-Demo-2026!', 'eyJhbGciOi'];

function captured(write: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  write(openLog('info', { write: (line: string) => void (text += line) }));
  return text;
}

test('names of secrets are blanked wherever they stand', () => {
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

test('an error is logged by kind and place, without its words', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Kumar"'), { code: '22P02' });
  const facts = errorFacts(error);
  expect(facts).toMatchObject({ kind: 'Error', code: '22P02' });
  expect(facts.at.length).toBeGreaterThan(0);
  expect(JSON.stringify(facts)).not.toContain('Kumar');
});

test('a request is one line of JSON with the pattern, not the address', () => {
  const text = captured((log) => {
    const lines = requestLines(log);
    const line = { requestId: 'id', method: 'GET', route: '/a/:b', status: 200, ms: 1.5, realm: 'dev' };
    lines.write(line);
    lines.flush();
  });
  expect(JSON.parse(text)).toMatchObject({ level: 30, route: '/a/:b', status: 200, ms: 1.5, realm: 'dev' });
});
