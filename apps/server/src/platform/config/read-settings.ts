import { readFileSync } from 'node:fs';
import { settingNames, settingOf, type Program, type SettingName, type Values } from './settings.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

// Every wrong setting at once, by name and never with its value.
export class WrongSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`the configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'WrongSettings';
  }
}

interface Found {
  readonly value?: string | undefined;
  readonly problem?: string;
}

// An empty variable counts as not set. A secret may be in a file, whose last line break does not count.
function find(name: SettingName, env: Variables): Found {
  const own = env[name] === '' ? undefined : env[name];
  const file = settingOf(name).isSecret && env[`${name}_FILE`];
  if (!file) return { value: own };
  if (own !== undefined) return { problem: `${name} and ${name}_FILE are both set` };
  try {
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return value === '' ? { problem: `${name}_FILE: the file is empty` } : { value };
  } catch (error) {
    return { problem: `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

// Reads the named settings. A program requires its own; of the others it gets the defaults.
export function readSettings<N extends SettingName>(names: readonly N[], env: Variables, program?: Program): Values<N> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of names) {
    const { schema, meaning, usedBy, requiredBy } = settingOf(name);
    const isForeign = program !== undefined && !usedBy.includes(program);
    const { value, problem } = isForeign ? {} : find(name, env);
    const result = schema.safeParse(value);
    if (problem !== undefined) problems.push(problem);
    else if (value === undefined && (program ? requiredBy?.includes(program) : !result.success))
      problems.push(`${name} is not set: ${meaning}`);
    else if (value !== undefined && !result.success)
      problems.push(`${name} is not valid: ${result.error.issues.map(({ message }) => message).join(', ')}`);
    values[name] = result.data;
  }
  if (problems.length > 0) throw new WrongSettings(problems);
  return values as Values<N>;
}

export const namesOf = (programs: readonly Program[]): SettingName[] =>
  settingNames.filter((name) => programs.some((program) => settingOf(name).usedBy.includes(program)));

// At the start of a program: one plain message instead of a stack.
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
