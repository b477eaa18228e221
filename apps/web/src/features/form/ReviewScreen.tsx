import './review.css';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { useTranslation } from '../../lib/words.ts';
import { NextButton } from '../flow/NextButton.tsx';
import { NoApplication } from '../flow/NoApplication.tsx';
import { StepBones } from '../flow/StepBones.tsx';
import { StepReload } from '../flow/StepReload.tsx';
import { StepScreen } from '../flow/StepScreen.tsx';
import { useApplicationUid } from '../flow/use-application-uid.ts';
import { useFlow } from '../flow/flow-store.ts';
import { useFlowSteps } from '../flow/use-flow-steps.ts';
import { BesideSource } from './BesideSource.tsx';
import { FormWorkProvider } from './FormWorkProvider.tsx';
import { Review } from './Review.tsx';
import { useFormWork } from './use-form-work.ts';
import { useReviewNext } from './use-review-next.ts';

const CheckAnswers = lazy(async () => ({ default: (await import('./check/CheckAnswers.tsx')).CheckAnswers }));

// Also stands at the destinations' own addresses (/india-to-uk/form), which are outside the step bar.
export function ReviewScreen({ screen = 'review' }: { screen?: ScreenId }) {
  const { t } = useTranslation('applicant');
  const { active } = useFlowSteps();
  const [query, setQuery] = useSearchParams();
  const own = useFlow((flow) => flow.application?.applicationUid ?? null);
  const applicationUid = useApplicationUid() ?? own;
  const { work, isLoading, reload } = useFormWork(applicationUid);
  const isChecking = query.get('check') === '1';
  const goBack = (field?: string) => {
    setQuery((before) => {
      before.delete('check');
      return before;
    });
    if (field) work?.goTo(field);
  };
  const showFinding = ({ rule }: { rule: string }) => {
    goBack();
    // The form is drawn in between; the panel holds every finding by its rule.
    setTimeout(() => document.querySelector(`[data-finding='${rule}']`)?.scrollIntoView({ block: 'center' }), 100);
  };
  const next = useReviewNext(work, isChecking);
  return (
    <StepScreen screen={screen} title={t('review.heading')} help={t('review.help')} next={next.step}>
      {applicationUid === null ? (
        <NoApplication />
      ) : !work ? (
        isLoading ? (
          <StepBones />
        ) : (
          <StepReload onReload={reload} />
        )
      ) : (
        <FormWorkProvider work={work}>
          {isChecking ? (
            <Suspense fallback={<StepBones />}>
              <BesideSource>
                <CheckAnswers applicationUid={work.applicationUid} onChange={goBack} onFinding={showFinding} />
              </BesideSource>
            </Suspense>
          ) : (
            <Review tried={next.tried} problems={next.problems} />
          )}
          {active < 0 && next.step && (
            <div className="end-row">
              <NextButton next={next.step} tour="form-continue" />
            </div>
          )}
        </FormWorkProvider>
      )}
    </StepScreen>
  );
}
