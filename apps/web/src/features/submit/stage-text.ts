import type { PackageStanding } from './package-standing.ts';
import type { Channel, Stage } from './stages-of.ts';

interface Known {
  readonly channel: Channel | null;
  readonly standing: PackageStanding | null;
  readonly bar: string | null;
}

function packageText({ standing, bar }: Known): string | null {
  if (standing === 'barred')
    return bar === 'approval' ? 'next.barred' : bar === 'papersBusy' ? 'next.papersBusy' : null;
  if (standing === 'failed') return 'next.failed';
  return 'next.waiting';
}

// What is said of a stage that has no time yet; null: its label says enough.
export function stageText({ id, state }: Pick<Stage, 'id' | 'state'>, known: Known): string | null {
  if (state === 'skip') return 'next.skip';
  if (state !== 'later') return null;
  if (id === 'COMPLETED') return packageText(known);
  if (id === 'FINISHED') return 'next.onlineAt';
  return known.channel ? `next.later.${known.channel}` : null;
}
