import pg from 'pg';
import { WireWriter } from './wire.ts';

// Several statements before one Sync: one round trip and one implicit transaction. It replaces pg's own query objects because pg sends a
// Sync after each statement, which would end the tenant setting too early.
export interface Statement {
  readonly name: string; // '' is never prepared
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly tag: string; // 'SELECT 3', 'COMMIT', …
  readonly status: string | null; // connection status afterwards; 'I' means outside any transaction
}

export interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

// Prepared statements and row shapes this connection already knows, so both are sent only once.
export interface Known {
  readonly columns: Map<string, readonly Column[]>;
  parserOf(oid: number): (text: string) => unknown;
  readonly write: (value: unknown) => string | Buffer | null;
}

interface Connection {
  readonly stream: { write(bytes: Buffer): boolean };
}

const writer = new WireWriter(); // filled and emptied within one submit

const noColumns: readonly Column[] = [];

type Done = (error: Error | undefined, rows: Record<string, unknown>[], tag: string) => void;

// pg pipelines only instances of its own Query class. Its constructor is all that is used; every method it calls is replaced below.
const DriverQuery = pg.Query as unknown as new (text: string) => object;

export class Pipeline extends DriverQuery {
  readonly #known: Known;
  readonly #statements: readonly Statement[];
  readonly #done: Done;
  readonly #shapes: (readonly Column[])[] = []; // as known when sent; an error may invalidate them before the reply arrives
  readonly #rows: Record<string, unknown>[] = []; // rows of the last statement
  #at = 0;
  #tag = '';
  #broken: Error | undefined = undefined;

  constructor(known: Known, statements: readonly Statement[], done: Done) {
    super('');
    this.#known = known;
    this.#statements = statements;
    this.#done = done;
  }

  submit({ stream }: Connection): Error | null {
    try {
      for (const { name, text, values } of this.#statements) {
        const shape = name === '' ? undefined : this.#known.columns.get(name);
        this.#shapes.push(shape ?? noColumns);
        const isKnown = shape !== undefined;
        if (!isKnown) {
          // A statement that failed after Parse still exists on the server; closing an unknown name is not an error.
          if (name !== '') writer.closeStatement(name);
          writer.parse(name, text);
        }
        writer.bind(name, values.map(this.#known.write));
        if (!isKnown) writer.describePortal();
        writer.execute();
      }
      writer.sync();
      stream.write(writer.take());
      return null;
    } catch (error) {
      writer.reset();
      return error as Error;
    }
  }

  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#shapes[this.#at] = message.fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#known.parserOf(dataTypeID),
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#at < this.#statements.length - 1 || this.#broken) return;
    const columns = this.#shapes[this.#at]!;
    const row: Record<string, unknown> = {};
    try {
      for (let i = 0; i < fields.length; i++) {
        const { name, parse } = columns[i]!;
        const text = fields[i];
        row[name] = text === null || text === undefined ? null : parse(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#broken = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.#statements[this.#at]!;
    if (name !== '' && !this.#known.columns.has(name)) this.#known.columns.set(name, this.#shapes[this.#at]!);
    this.#tag = text;
    this.#at++;
  }

  handleReadyForQuery(): void {
    this.#done(this.#broken, this.#rows, this.#tag);
  }

  handleError(error: Error): void {
    for (const { name } of this.#statements) this.#known.columns.delete(name); // also covers plans whose row shape has changed
    this.#done(error, [], '');
  }

  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
