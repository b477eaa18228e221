import type { PoolState } from './pool.ts';

// A database handle bound to one realm. Handlers reach the database only through it.
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

// sql`select … where person_uid = ${uid}`; a nested sql`…` is spliced in, everything else becomes a parameter.
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  if (!parts.some(isSql)) return { text: plainText(strings), values: parts };
  let text = strings[0]!;
  const values: unknown[] = [];
  parts.forEach((part, i) => {
    if (isSql(part)) {
      const offset = values.length;
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + offset}`);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[i + 1];
  });
  return { text, values };
}

// A template without nested fragments always has the same text, so it is built once and its prepared statement is found quickly.
const texts = new WeakMap<TemplateStringsArray, string>();
function plainText(strings: TemplateStringsArray): string {
  let text = texts.get(strings);
  if (text === undefined) {
    text = strings.reduce((all, piece, at) => `${all}$${at}${piece}`);
    texts.set(strings, text);
  }
  return text;
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'text' in part && 'values' in part;

export interface Db {
  readonly realmId: string;
  find<T>(query: Sql): Promise<T | undefined>; // at most one row
  get<T>(query: Sql): Promise<T>; // exactly one row, else record.notFound
  many<T>(query: Sql): Promise<T[]>;
  run(query: Sql): Promise<number>; // rows touched
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

// Inside a transaction; `client` exists only for the job engine's enqueueInTransaction.
export interface Tx extends Db {
  readonly client: unknown;
}

export interface TenantDatabase {
  forRealm(realmId: string): Db;
  outsideRealms<T>(query: Sql): Promise<T[]>; // no tenant's row is visible to it
  state(): PoolState;
  answers(): Promise<boolean>;
  close(): Promise<void>;
}
