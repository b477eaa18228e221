import type { Readable, Writable } from 'node:stream';

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}
interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

// The Chrome DevTools Protocol over two pipes: JSON messages separated by a zero byte, without opening a port.
export interface Devtools {
  call<T>(method: string, parameters?: object, sessionId?: string): Promise<T>;
  event(method: string, sessionId: string): Promise<void>; // resolves on the next one
  end(reason: Error): void; // rejects everything that is still waiting
}

export function devtools(into: Writable, outOf: Readable): Devtools {
  const answers = new Map<number, Waiting>();
  const events = new Map<string, Waiting>();
  let [last, ended, rest] = [0, undefined as Error | undefined, Buffer.alloc(0)];

  function take(text: string): void {
    const { id, method, sessionId, result, error } = JSON.parse(text) as Answer;
    if (id === undefined) return settle(events, `${sessionId} ${method}`, (waiting) => waiting.resolve(undefined));
    settle(answers, id, ({ resolve, reject }) => (error ? reject(new Error(error.message)) : resolve(result)));
  }

  outOf.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let at = rest.indexOf(0); at >= 0; at = rest.indexOf(0)) {
      const message = rest.toString('utf8', 0, at);
      rest = rest.subarray(at + 1);
      take(message);
    }
  });
  into.on('error', () => undefined); // reported when the process exits
  outOf.on('error', () => undefined);

  const wait = <K>(place: Map<K, Waiting>, key: K) =>
    new Promise<unknown>((resolve, reject) => (ended ? reject(ended) : place.set(key, { resolve, reject })));

  return {
    call<T>(method: string, parameters: object = {}, sessionId?: string) {
      const id = ++last;
      const answered = wait(answers, id);
      if (!ended) into.write(`${JSON.stringify({ id, method, params: parameters, sessionId })}\0`);
      return answered as Promise<T>;
    },
    event: async (method, sessionId) => {
      await wait(events, `${sessionId} ${method}`);
    },
    end(reason) {
      ended ??= reason;
      for (const { reject } of [...answers.values(), ...events.values()]) reject(ended);
      answers.clear();
      events.clear();
    },
  };
}

function settle<K>(place: Map<K, Waiting>, key: K, how: (waiting: Waiting) => void): void {
  const waiting = place.get(key);
  place.delete(key);
  if (waiting) how(waiting);
}
