import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface TypeProgram {
  readonly workspaces: readonly string[];
  readonly config: string; // for tsc -p
}

interface WorkspaceConfig {
  readonly extends?: string;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

// Workspaces with the same compiler options are one program: types that ten of them import, like those of the contract, are inferred once
// instead of ten times. Configurations of several workspaces are written to `folder`; each workspace keeps its own for editors.
export function typePrograms(root: string, workspaces: readonly string[], folder: string): TypeProgram[] {
  const configs = workspaces.map((workspace) => ({
    workspace,
    config: JSON.parse(readFileSync(join(root, workspace, 'tsconfig.json'), 'utf8')) as WorkspaceConfig,
  }));
  const groups = Map.groupBy(configs, ({ workspace, config }) =>
    JSON.stringify([join(root, workspace, config.extends ?? ''), config.compilerOptions ?? {}]),
  );
  return [...groups.values()].map((group) => {
    const names = group.map(({ workspace }) => workspace);
    const [first] = group;
    if (first === undefined || group.length === 1) return { workspaces: names, config: join(root, names[0]!) };
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${names.map((name) => name.replaceAll('/', '-')).join('+')}.tsconfig.json`);
    const paths = (of: 'include' | 'exclude') =>
      group.flatMap(({ workspace, config }) =>
        (config[of] ?? []).map((path) => relative(folder, join(root, workspace, path))),
      );
    const extended = first.config.extends;
    const merged: WorkspaceConfig = {
      ...(extended === undefined ? {} : { extends: relative(folder, join(root, first.workspace, extended)) }),
      compilerOptions: first.config.compilerOptions ?? {},
      include: paths('include'),
      exclude: paths('exclude'),
    };
    writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
    return { workspaces: names, config: file };
  });
}
