import { operations, type OperationId, type Operations } from '@visawright/contract/operations/index.ts';
import type { BodyOf, Operation, QueryOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import { errors, type ErrorCode } from '@visawright/contract/platform/errors.ts';

interface ReceivedCall<I extends OperationId> {
  readonly query: QueryOf<Operations[I]>;
  readonly body: BodyOf<Operations[I]>;
  readonly files: readonly File[]; // of a multipart call
}

type Reply<I extends OperationId> = Operations[I] extends { repliesBytes: true } ? Blob : ReplyOf<Operations[I]>;
type Handler<I extends OperationId> = (call: ReceivedCall<I>) => Reply<I> | Refusal | Promise<Reply<I> | Refusal>;
export type Handlers = { [I in OperationId]?: Handler<I> };

class Refusal {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

// An error of the contract with the status and text the server would send.
export const refuse = (code: ErrorCode, details?: unknown, requestId = 'req-test-1') =>
  new Refusal(errors[code].status, { code, message: errors[code].text, requestId, details });

export const lostConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

// A reply that a test holds back until it calls `release`.
export function held<T>(value: T) {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, release: () => resolve(value) };
}

interface Fake {
  handlers: Handlers;
  readonly calls: { id: OperationId; query: unknown; body: unknown; files: readonly File[] }[];
  readonly faults: string[];
}
let fake: Fake = { handlers: {}, calls: [], faults: [] };

const all = Object.entries(operations) as [OperationId, Operation][];
const pathOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const operationAt = (method: string, path: string) =>
  all.find(([, one]) => one.method === method && [one.path, ...(one.alsoAt ?? [])].some((at) => pathOf(at).test(path)));

function fault(text: string): Response {
  fake.faults.push(text);
  return Response.json({ code: 'test.fault', message: text, requestId: 'test' }, { status: 422 });
}

const isFile = (value: FormDataEntryValue): value is File => value instanceof File;

function bodyOf(body: BodyInit | null | undefined): { body: unknown; files: File[] } {
  if (!(body instanceof FormData)) return { body: typeof body === 'string' ? JSON.parse(body) : undefined, files: [] };
  const parts = [...body];
  return {
    body: Object.fromEntries(parts.filter(([, value]) => !isFile(value))),
    files: parts.map(([, value]) => value).filter(isFile),
  };
}

// A call that breaks the contract, a reply that breaks it and a call nobody expected are faults of the test run.
async function answer(address: string, options: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.origin);
  const method = options.method ?? 'GET';
  const found = operationAt(method, url.pathname);
  if (!found) return fault(`no operation at ${method} ${url.pathname}`);
  const [id, operation] = found;
  const sent = bodyOf(options.body);
  const query = operation.query?.safeParse(Object.fromEntries(url.searchParams));
  const body = operation.body?.safeParse(sent.body);
  if (query?.error) return fault(`${id}: query ${query.error.message}`);
  if (body?.error) return fault(`${id}: body ${body.error.message}`);
  const received = { query: query?.data, body: body?.data, files: sent.files };
  fake.calls.push({ id, ...received });
  const handler = fake.handlers[id] as ((call: typeof received) => unknown) | undefined;
  if (!handler) return fault(`no handler for ${id}`);
  const { signal } = options;
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );
  const reply = await Promise.race([Promise.resolve(handler(received)), aborted]);
  if (reply instanceof Refusal) return Response.json(reply.body, { status: reply.status });
  if (operation.repliesBytes) return new Response(reply as Blob);
  const judged = operation.reply.safeParse(reply);
  return judged.error ? fault(`${id}: reply ${judged.error.message}`) : Response.json(judged.data);
}

// A realm without facts of its own, as most are, and a person who does not use the extension.
const usual: Handlers = {
  realmFacts: () => ({ changes: [], checks: [] }),
  listConnections: () => ({ connections: [] }),
  getReceipts: () => ({ items: [] }),
};

// Replaces fetch; each test file names the operations it needs, typed and checked by the contract.
export function startServer(handlers: Handlers) {
  fake = { handlers: { ...usual, ...handlers }, calls: [], faults: [] };
  const mine = fake;
  globalThis.fetch = (address, options) =>
    answer(address instanceof Request ? address.url : address.toString(), options);
  return {
    use: (more: Handlers) => void (mine.handlers = { ...mine.handlers, ...more }),
    calls: <I extends OperationId>(id: I) =>
      mine.calls.filter((call) => call.id === id) as unknown as readonly ReceivedCall<I>[],
  };
}

export function takeFaults(): string[] {
  const { faults } = fake;
  fake = { handlers: {}, calls: [], faults: [] };
  return faults;
}
