import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useCameraWords } from './camera-words.ts';
import { problemWords } from './problem-words.ts';
import type { Taken } from './take-picture.ts';

interface Props {
  taken: Taken;
  page: number;
  onRetake: () => void;
  onUse: () => void;
  onNext: () => void;
}

// The picture as it would be sent, what is wrong with it and what helps. The person decides.
export function Verdict({ taken, page, onRetake, onUse, onNext }: Props) {
  const t = useCameraWords();
  const isGood = taken.problems.length === 0;
  return (
    <>
      <div className="camera-taken">
        <img src={taken.address} alt={t('takenPage', { page })} />
      </div>
      <div className="camera-sheet">
        <div role="status" className="camera-verdict" data-tone={isGood ? 'good' : 'mend'}>
          {isGood ? <IconCheck size={22} aria-hidden /> : <IconAlertTriangle size={22} aria-hidden />}
          <div>
            {isGood ? (
              <p>
                <b>{t('fine')}</b> {t('fineMore')}
              </p>
            ) : (
              taken.problems.slice(0, 2).map((problem) => {
                const { cause, remedy } = problemWords(problem, t);
                return (
                  <p key={problem.kind}>
                    <b>{cause}</b> {remedy}
                  </p>
                );
              })
            )}
          </div>
        </div>
        <div className="camera-choices" data-good={isGood}>
          <Button
            variant={isGood ? 'default' : 'filled'}
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={onRetake}
            data-autofocus={isGood ? undefined : true}
          >
            {t('retake')}
          </Button>
          <Button variant={isGood ? 'filled' : 'default'} onClick={onUse} data-autofocus={isGood ? true : undefined}>
            {page > 1 ? t(isGood ? 'useAll' : 'useAllAnyway', { count: page }) : t(isGood ? 'use' : 'useAnyway')}
          </Button>
          <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNext}>
            {t('nextPage')}
          </Button>
        </div>
      </div>
    </>
  );
}
