import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { ApplicationPackage } from '@visawright/contract/delivery/package.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

type PackageStage = NonNullable<ApplicationPackage['progress']>['stage'];
const stages: readonly PackageStage[] = ['collecting', 'documents', 'form', 'photo', 'sealing'];

export function PackageBuilding({ current }: { current: ApplicationPackage | null }) {
  const { t } = useSubmitTexts();
  const progress = current?.state === 'building' ? current.progress : null;
  const now = progress ? stages.indexOf(progress.stage) : -1;
  const message = progress ? t(`package.stage.${progress.stage}`, { ...progress }) : t('package.text.waiting');
  return (
    <div className="package-work">
      <p role="status">
        <i className="package-spin" aria-hidden />
        {message}
      </p>
      <ol aria-label={t('package.stagesLabel')}>
        {stages.map((stage, at) => (
          <li
            key={stage}
            data-state={at < now ? 'done' : at === now ? 'now' : 'later'}
            aria-current={at === now ? 'step' : undefined}
          >
            <i
              aria-hidden
              style={
                at === now && progress && progress.of > 0
                  ? ({ '--share': progress.done / progress.of } as CSSProperties)
                  : {}
              }
            />
            <span>
              {at < now && <IconCheck size={14} stroke={2.6} aria-hidden />}
              {t(`package.stageShort.${stage}`)}
              {at < now && <VisuallyHidden>, {t('next.completed')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
