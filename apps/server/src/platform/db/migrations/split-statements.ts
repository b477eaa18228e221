// A token in which a semicolon ends nothing, or a character.
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-z_]*)\$[\s\S]*?\$\1\$|[\s\S]/giy;

const isComment = (part: string) => part.startsWith('--') || part.startsWith('/*');

// The statements of a migration without comments. PostgreSQL takes several statements at once as one transaction, so a file that must run
// outside of one is sent statement by statement.
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of text.matchAll(new RegExp(token, 'gi'))) {
    if (part === ';') statements.push(statement);
    if (part === ';') statement = '';
    else statement += isComment(part) ? ' ' : part;
  }
  return [...statements, statement].map((each) => each.trim()).filter((each) => each !== '');
}
