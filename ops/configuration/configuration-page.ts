import { join } from 'node:path';
import { settingNames, settingOf, type Program } from '@visawright/server/config.ts';

export const configurationFile = join(import.meta.dirname, '../../docs/operate/configuration.md');

const programs: readonly Program[] = ['api', 'worker', 'readers', 'migrate', 'commands'];

const introduction = `# Configuration

Written by \`npm run configuration\` from \`apps/server/src/platform/config/settings.ts\`; a test fails when the two differ.

Every program reads its settings from environment variables when it starts. \`api\`, \`worker\`, \`readers\` and \`migrate\`
then name every wrong setting at once, never its value, and end. An empty variable counts as not set. For them a setting
marked as secret may come from a file instead: \`NAME_FILE\` has the path of a file with the value, whose last line break does
not count. \`NAME\` and \`NAME_FILE\` together are refused.

\`migrate\` is the first step of \`npm start\`. \`commands\` are \`npm run realm\`, \`keys\`, \`erasures\` and \`trail\`; they need
the variables themselves (\`erasures\` also accepts files). \`ops/services.ts\` passes to each process only the settings it
uses. \`ops/stack up\` writes a complete set for one machine to \`.stack/env\`.
`;

// What an absent variable means, as the schema has it.
function absent(name: (typeof settingNames)[number]): string {
  const { schema, requiredBy = [] } = settingOf(name);
  if (requiredBy.length > 0)
    return requiredBy.length < usedBy(name).length ? `required by ${requiredBy.join(', ')}` : 'required';
  const result = schema.safeParse(undefined);
  if (!result.success) return 'needed in some cases';
  return result.data === undefined || result.data === '' ? 'none' : `\`${asWritten(result.data)}\``;
}
const asWritten = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const usedBy = (name: (typeof settingNames)[number]) =>
  programs.filter((each) => settingOf(name).usedBy.includes(each));

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [head, ...rest] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

export function configurationPage(): string {
  const rows = settingNames.map((name) => [
    `\`${name}\``,
    settingOf(name).meaning,
    absent(name),
    settingOf(name).isSecret ? 'yes' : '',
    usedBy(name).join(', '),
  ]);
  return `${introduction}\n${table([['name', 'meaning', 'default', 'secret', 'used by'], ...rows])}\n`;
}
