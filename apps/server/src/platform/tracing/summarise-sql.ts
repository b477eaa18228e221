export interface SqlSummary {
  readonly name: string;
  readonly operation: string;
  readonly table: string | undefined;
}

const known = new Map<string, SqlSummary>();
const mostKnown = 2_000;

// What a statement does and to which table first. Of the text nothing else leaves the process: a template may contain literals.
export function summariseSql(text: string): SqlSummary {
  const found = known.get(text);
  if (found) return found;
  const plain = text.replaceAll(/--[^\n]*|'[^']*'/g, ' ');
  const operation = (/^\s*([a-z]+)/i.exec(plain)?.[1] ?? 'sql').toUpperCase();
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:dbos\.)?[a-z][a-z_]*)/i.exec(plain)?.[1]?.toLowerCase();
  const summary = { name: table ? `${operation} ${table}` : operation, operation, table };
  if (known.size < mostKnown) known.set(text, summary);
  return summary;
}
