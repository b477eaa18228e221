import type { PackageStatus } from '../../shared/packages/package-status.ts';
import type { Channel, Stage } from './submission-stages.ts';
import type { KeyOf } from '../../../lib/translation/define-texts.ts';
import type { SubmitTranslate } from '../../../translations/submit/submit-texts.ts';

type NextText = Extract<KeyOf<SubmitTranslate>, `next.${string}`>;

interface Known {
  readonly channel: Channel | null;
  readonly packageStatus: PackageStatus | null;
  readonly bar: string | null;
}

function packageText({ packageStatus, bar }: Known): NextText | null {
  if (packageStatus === 'barred')
    return bar === 'approval' ? 'next.barred' : bar === 'documentsBusy' ? 'next.documentsBusy' : null;
  if (packageStatus === 'failed') return 'next.failed';
  return 'next.waiting';
}

// Text key for a stage without a time; null: the label is enough.
export function stageText({ id, state }: Pick<Stage, 'id' | 'state'>, known: Known): NextText | null {
  if (state === 'skip') return 'next.skip';
  if (state !== 'later') return null;
  if (id === 'COMPLETED') return packageText(known);
  if (id === 'FINISHED') return 'next.onlineAt';
  return known.channel ? `next.later.${known.channel}` : null;
}
