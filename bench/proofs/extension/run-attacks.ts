import { BrokenRun } from '../../measurement.ts';
import type { Family, Outcome } from './attack.types.ts';

export interface Attempt extends Outcome {
  readonly family: string;
  readonly attack: string;
  readonly ms: number;
}

// One after the other: each expects the state in which the one before it left the browser.
export async function runAttacks<S>(
  { name: family, attacks }: Family<S>,
  stage: S,
  small: boolean,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const only = process.env['ATTACKS'];
  for (const { name: attack, isSmall, run } of attacks) {
    if ((small && !isSmall) || (only !== undefined && !new RegExp(only).test(`${family}: ${attack}`))) continue;
    const started = performance.now();
    const outcome = await run(stage).catch((error: unknown) => {
      throw new BrokenRun(`${family}: ${attack}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
    const attempt = { family, attack, ms: Math.round(performance.now() - started), ...outcome };
    attempts.push(attempt);
    if (process.env['ATTACKS'] !== undefined || outcome.actedOn.length + outcome.leaked.length > 0)
      console.error(JSON.stringify(attempt));
  }
  return attempts;
}
