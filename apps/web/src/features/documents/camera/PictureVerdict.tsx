import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus, IconRefresh } from '@tabler/icons-react';
import { problemText } from './problem-text.ts';
import type { TakenPicture } from './take-picture.ts';
import { useCameraTexts } from '../../../translations/camera/camera-texts.ts';

interface Props {
  taken: TakenPicture;
  page: number;
  onRetake: () => void;
  onUse: () => void;
  onNext: () => void;
}

// The picture as it would be sent, with its problems and remedies. The user decides.
export function PictureVerdict({ taken, page, onRetake, onUse, onNext }: Props) {
  const { t } = useCameraTexts();
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
                const { cause, remedy } = problemText(problem, t);
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
