import { readMarks, type Migration } from './read-migrations.ts';
import { splitStatements } from './split-statements.ts';

// What a migration may not do while people work (docs/operate/migrations.md says what to do instead).
export const migrationRules = {
  blockingIndex: 'an index of an existing table is built or dropped concurrently, outside a transaction',
  notRepeatable:
    'outside a transaction there are only statements that can be run again: "if not exists", "if exists", validate',
  requiredColumn:
    'a new column of an existing table has a default or may be null: the former release does not write it',
  notNull: 'not null is set when an earlier file has validated check (column is not null)',
  rewrite: 'no statement rewrites a table: types, volatile defaults, stored columns, vacuum full, cluster',
  unvalidated: 'a constraint of an existing table is added not valid, or using an index',
  validation: 'a constraint is validated in a later file than the one that adds it, which still has the table locked',
  removal: 'what the former release uses is not dropped, renamed or revoked, except by "-- contract after FILE"',
  contract: 'a contract names an earlier file',
  rows: 'rows of existing tables are changed by a backfill, not by a migration',
  lock: 'no table is locked by name',
  limits: 'time limits and transactions are those of the runner: lock_timeout, statement_timeout, begin, commit',
} as const;

export type MigrationRule = keyof typeof migrationRules;

export interface MigrationFault {
  readonly rule: MigrationRule;
  readonly statement: string;
}

interface Surroundings {
  readonly marks: ReturnType<typeof readMarks>;
  readonly isNew: (table: string) => boolean; // made in the same file: nobody uses it yet
  readonly addedHere: ReadonlySet<string>; // constraints
  readonly isChecked: (table: string, column: string) => boolean;
}

const name = String.raw`(?:public\.)?"?(\w+)"?`;
const nameless = String.raw`(?:public\.)?"?\w+"?`;

// Words in lower case, one space between them, no texts.
const plain = (statement: string) =>
  statement
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase();

const firstName = (pattern: string, text: string): string | undefined =>
  new RegExp(`^${pattern}`)
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);

export function judgeMigration(
  { file, text }: Pick<Migration, 'file' | 'text'>,
  earlier: readonly Pick<Migration, 'file' | 'text'>[],
): MigrationFault[] {
  const statements = splitStatements(text);
  const created = new Set(
    statements.flatMap((each) => firstName(`create (?:unlogged )?table (?:if not exists )?${name}`, plain(each)) ?? []),
  );
  const marks = readMarks(text);
  const surroundings: Surroundings = {
    marks,
    isNew: (table) => created.has(table),
    addedHere: new Set([...plain(statements.join(';')).matchAll(/ add constraint "?(\w+)/g)].map(([, each]) => each!)),
    isChecked: (table, column) => isChecked(earlier, table, column),
  };
  const isKnown = earlier.some((each) => each.file === marks.contractAfter && each.file < file);
  return [
    ...(marks.contractAfter === undefined || isKnown
      ? []
      : [{ rule: 'contract', statement: marks.contractAfter } as const]),
    ...statements.flatMap((statement) =>
      judgeStatement(plain(statement), statement, surroundings).map((rule) => ({ rule, statement })),
    ),
  ];
}

// An earlier file added check (column is not null), and one validated it.
function isChecked(earlier: readonly Pick<Migration, 'text'>[], table: string, column: string): boolean {
  const all = earlier.flatMap(({ text }) => splitStatements(text).map(plain));
  const added = new RegExp(
    `^alter table (?:if exists )?(?:only )?(?:public\\.)?"?${table}"? .*` +
      `add constraint "?(\\w+)"? check ?\\( ?\\(? ?"?${column}"? is not null`,
  );
  const names = all.flatMap((each) => added.exec(each)?.[1] ?? []);
  return names.some((constraint) => all.some((each) => each.includes(`validate constraint ${constraint}`)));
}

function judgeStatement(statement: string, raw: string, at: Surroundings): MigrationRule[] {
  const { marks, isNew } = at;
  const starts = (pattern: string) => new RegExp(`^(?:${pattern})`).test(statement);
  const table = firstName(`alter table (?:if exists )?(?:only )?${name}`, statement);
  const found: MigrationRule[] = [];
  const add = (rule: MigrationRule, isFound: boolean) => isFound && found.push(rule);

  const indexed = firstName(`create (?:unique )?index .*? on (?:only )?${name}|reindex|drop index`, statement);
  const isIndex = starts('create (unique )?index|reindex|drop index');
  const isConcurrent = / concurrently /.test(`${statement} `);
  add(
    'blockingIndex',
    isIndex && !(indexed !== undefined && isNew(indexed)) && !(isConcurrent && marks.isOutsideTransaction),
  );
  add('notRepeatable', marks.isOutsideTransaction && !isRepeatable(statement));
  add('removal', marks.contractAfter === undefined && removes(statement, at));
  add('rows', isChangeOfRows(raw, statement, isNew));
  add('lock', starts('lock '));
  add('rewrite', starts('vacuum full|vacuum ?\\([^)]*full|cluster|refresh materialized view (?!concurrently)'));
  add(
    'limits',
    starts('begin|commit|rollback|start transaction|end$') || /\b(lock_timeout|statement_timeout)\b/i.test(raw),
  );
  if (table !== undefined && !isNew(table))
    for (const action of actionsOf(statement)) found.push(...judgeAction(table, action, at));
  return found;
}

const isRepeatable = (statement: string): boolean =>
  /^create (unique )?index concurrently if not exists |^drop index concurrently if exists |^reindex \w+ concurrently /.test(
    statement,
  ) || /^alter table \S+ validate constraint \w+$/.test(statement);

function removes(statement: string, { isNew }: Surroundings): boolean {
  const dropped = firstName(
    `drop (?:table|materialized view|view|type|sequence|schema) (?:if exists )?${name}`,
    statement,
  );
  if (dropped !== undefined) return !isNew(dropped);
  return /^drop (function|procedure|domain)|^revoke .* from (?!public)|^truncate|^alter \w+ \S+ rename|^alter type .* rename/.test(
    statement,
  );
}

// Statements inside a block count too.
function isChangeOfRows(raw: string, statement: string, isNew: (table: string) => boolean): boolean {
  const changed = firstName(`(?:with .*)?(?:update (?:only )?|delete from (?:only )?|merge into )${name}`, statement);
  if (changed !== undefined) return !isNew(changed);
  return /^do\b/i.test(raw) && /\b(update|delete\s+from|merge\s+into)\s+"?\w/i.test(raw);
}

// The parts of an alter table, at commas outside of brackets.
function actionsOf(statement: string): string[] {
  const rest = statement.replace(new RegExp(`^alter table (?:if exists )?(?:only )?${nameless} `), '');
  const actions: string[] = [''];
  let depth = 0;
  for (const character of rest) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += character;
  }
  return actions.map((each) => each.trim());
}

const isVolatile = (action: string) =>
  /\bdefault .*\b(\w+) ?\(/.test(action) &&
  !/\bdefault \(?(now|current_\w+|transaction_timestamp|array|row|'') ?\(/.test(action);

function judgeAction(
  table: string,
  action: string,
  { marks, addedHere, isChecked: checked }: Surroundings,
): MigrationRule[] {
  const isColumn =
    /^add (column )?(if not exists )?(?!constraint\b|check\b|foreign\b|primary\b|unique\b|exclude\b)\w+ /.test(action);
  if (isColumn)
    return [
      ...(/\bnot null\b/.test(action) && !/\bdefault\b|\bgenerated\b/.test(action)
        ? (['requiredColumn'] as const)
        : []),
      ...(isVolatile(action) || /\bgenerated\b|\b(small|big)?serial\b/.test(action) ? (['rewrite'] as const) : []),
      ...(/\b(unique|primary key|check)\b/.test(action) ? (['unvalidated'] as const) : []),
    ];
  if (action.startsWith('add ')) return /\bnot valid\b|\busing index\b/.test(action) ? [] : ['unvalidated'];
  const notNull = /^alter (?:column )?"?(\w+)"? set not null/.exec(action)?.[1];
  if (notNull !== undefined) return checked(table, notNull) ? [] : ['notNull'];
  if (/^alter (column )?\S+ (set data )?type /.test(action) || /^set (logged|unlogged|tablespace)/.test(action))
    return ['rewrite'];
  const validated = /^validate constraint "?(\w+)/.exec(action)?.[1];
  if (validated !== undefined) return addedHere.has(validated) ? ['validation'] : [];
  const isRemoval =
    /^drop (column )?(if exists )?(?!constraint\b|expression\b|identity\b)\w/.test(action) ||
    action.startsWith('rename ') ||
    /^alter (column )?\S+ drop default/.test(action);
  return isRemoval && marks.contractAfter === undefined ? ['removal'] : [];
}
