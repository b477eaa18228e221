import type { Ref } from 'react';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { ArrangedFindings } from '../../journey/findings-summary/arrange-findings.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

const counted = ['blocking', 'warnings', 'unknown', 'notes', 'accepted'] as const;

export function useCountText() {
  const { t } = useFindingsTexts();
  return (arranged: ArrangedFindings) =>
    counted
      .filter((part) => arranged[part].length > 0)
      .map((part) => t(`counts.${part}`, { count: arranged[part].length }))
      .join(' · ');
}

interface Props {
  arranged: ArrangedFindings;
  judged: Findings['judged'];
  ref: Ref<HTMLHeadingElement>;
}

// Counts per grade; without findings, how many checks were made.
export function FindingsHeader({ arranged, judged, ref }: Props) {
  const { t } = useFindingsTexts();
  const countWords = useCountText();
  const { blocking, warnings, unknown, notes, accepted } = arranged;
  const isQuiet = blocking.length + warnings.length + notes.length === 0;
  const words = countWords(arranged);
  const isAllWell = isQuiet && unknown.length === 0 && judged > 0;
  const title = !isQuiet
    ? t('title')
    : judged === 0
      ? t('title')
      : unknown.length > 0
        ? t('none.partly')
        : t(accepted.length > 0 ? 'none.accepted' : 'none.title');
  return (
    <header className="findings-head" data-quiet={isAllWell || undefined}>
      {isAllWell && <IconCircleCheck size={22} stroke={1.8} aria-hidden />}
      <div>
        <h2 ref={ref} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {words && <span>{words}</span>}
          {isQuiet ? (
            <span>{judged === 0 ? t('none.nothing') : t('none.judged', { count: judged })}</span>
          ) : (
            <span>{t('judged', { count: judged })}</span>
          )}
        </p>
      </div>
    </header>
  );
}
