import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import loadEnv from '../ops/load-env.ts';

// What a file under benches/ or proofs/ answers. `small` is for every check-in; the full size runs by command.
export interface Finding {
  readonly figure: string | number;
  readonly target: string | number;
  readonly ok: boolean;
  readonly table: unknown;
}

export type Measurement = (small: boolean) => Promise<Finding>;

export async function dispatch(kind: 'benches' | 'proofs'): Promise<void> {
  loadEnv();
  const folder = join(import.meta.dirname, kind);
  const [name = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const isSmall = process.argv.includes('--small');
  const file = join(folder, `${basename(name)}.ts`);
  if (name === '' || !existsSync(file)) {
    const known = readdirSync(folder).filter((each) => /^[a-z-]+\.ts$/.test(each));
    console.error(`name one of: ${known.map((each) => basename(each, '.ts')).join(', ')}`);
    process.exit(2);
  }
  const { default: measure } = (await import(file)) as { default: Measurement };
  const { figure, target, ok, table } = await measure(isSmall);
  // What is committed is the full size.
  const results = join(import.meta.dirname, isSmall ? 'out' : 'results');
  mkdirSync(results, { recursive: true });
  const text = JSON.stringify({ name, figure, target, ok, small: isSmall, table }, null, 2);
  writeFileSync(join(results, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${figure} (target ${target}) ${ok ? 'ok' : 'short'}`);
  process.exit(ok ? 0 : 1);
}
