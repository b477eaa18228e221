import { isTracing, startSpan, type Span } from '../tracing/span.ts';
import { summariseSql } from '../tracing/summarise-sql.ts';
import { isLostConnection, lostConnection } from './lost-connection.ts';
import { Pipeline, type Known, type StatementResult, type Statement } from './pipeline.ts';

// The part of pg's client that is used here.
export interface PgClient {
  readonly connection: NodeJS.EventEmitter & {
    readonly stream: { destroy(): void; cork(): void; uncork(): void };
  };
  connect(): Promise<unknown>;
  end(): Promise<void>;
  query(work: Pipeline): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  getTransactionStatus(): string | null;
  getTypeParser(oid: number): (text: string) => unknown;
}

export type Connect = () => { readonly client: PgClient; readonly known: Known };

// One connection with its prepared statements and the work in flight.
export class Lease {
  readonly client: PgClient;
  readonly #known: Known;
  #isCorked = false;
  isDead = false;
  inFlight = 0;
  busySince = 0; // when the oldest work in flight started

  constructor({ client, known }: ReturnType<Connect>, lost: () => void) {
    this.client = client;
    this.#known = known;
    const gone = () => {
      this.isDead = true;
      lost();
    };
    client.on('error', gone);
    client.on('end', gone);
  }

  get status(): string | null {
    return this.client.getTransactionStatus();
  }

  connect(): Promise<unknown> {
    return this.client.connect();
  }

  // Closes gracefully, so that the server releases the connection too.
  async end(): Promise<void> {
    this.isDead = true;
    await this.client.end();
  }

  destroy(): void {
    this.isDead = true;
    this.client.connection.stream.destroy();
  }

  run(statements: readonly Statement[]): Promise<StatementResult> {
    return isTracing() ? this.#runTraced(statements) : this.#run(statements);
  }

  #runTraced(statements: readonly Statement[]): Promise<StatementResult> {
    const span = startStatementSpan(statements);
    const result = this.#run(statements);
    if (span)
      void result.then(
        ({ rows }) => {
          span.set({ 'db.response.returned_rows': rows.length });
          span.end();
        },
        (error: unknown) => span.end(error),
      );
    return result;
  }

  #run(statements: readonly Statement[]): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      if (this.inFlight++ === 0) this.busySince = Date.now();
      this.#corkForThisTurn();
      const work = new Pipeline(this.#known, statements, (error, rows, tag) => {
        if (error)
          this.#settle(error).then(() => reject(isLostConnection(error) ? lostConnection(error) : error), reject);
        else {
          this.#answered();
          resolve({ rows, tag, status: this.status });
        }
      });
      this.client.query(work);
    });
  }

  #answered(): void {
    this.inFlight--;
    this.busySince = Date.now();
  }

  // Everything sent in one turn of the event loop goes out in one write.
  #corkForThisTurn(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = this.client.connection;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  // After a failed statement the server still answers the Sync; after any other error the connection state is unknown.
  async #settle(error: Error): Promise<void> {
    if (!('severity' in error) || error.severity !== 'ERROR') this.isDead = true;
    if (!this.isDead) {
      const { connection } = this.client;
      await new Promise<void>((resolve) => {
        const settled = () => {
          connection.off('readyForQuery', settled).off('end', settled);
          resolve();
        };
        connection.on('readyForQuery', settled).on('end', settled);
      });
    }
    this.#answered();
  }
}

// Named by the statement that the caller wanted: the setting of the realm is sent before it, or begins a transaction.
function startStatementSpan(statements: readonly Statement[]): Span | undefined {
  const wanted = statements[0]!.text === 'begin' ? statements[0]! : statements.at(-1)!;
  const { name, operation, table } = summariseSql(wanted.text);
  return startSpan(name, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  });
}
