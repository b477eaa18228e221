import './review.css';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { NextButton } from '../../journey/flow/steps/NextButton.tsx';
import { NoApplication } from '../../journey/flow/steps/NoApplication.tsx';
import { StepSkeleton } from '../../journey/flow/steps/StepSkeleton.tsx';
import { StepReload } from '../../journey/flow/steps/StepReload.tsx';
import { StepScreen } from '../../journey/flow/steps/StepScreen.tsx';
import { useApplicationUid } from '../../journey/flow/application/use-application-uid.ts';
import { useFlow } from '../../journey/flow/state/flow-store.ts';
import { useFlowSteps } from '../../journey/flow/steps/use-flow-steps.ts';
import { BesideSource } from '../source-pane/BesideSource.tsx';
import { PresenceProvider } from '../presence/PresenceProvider.tsx';
import { FormEditorProvider } from '../editor/FormEditorProvider.tsx';
import { Review } from './Review.tsx';
import { useDestinationAddress } from '../definition/use-destination-address.ts';
import { useFormEditor } from '../editor/use-form-editor.ts';
import { useReviewNext } from './use-review-next.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

const CheckAnswers = lazy(async () => ({ default: (await import('../check/CheckAnswers.tsx')).CheckAnswers }));

// Also rendered at the destinations' own addresses (/india-to-uk/form), which are outside the step bar.
export function ReviewScreen({ screen = 'review' }: { screen?: ScreenId }) {
  const { t } = useApplicantTexts();
  const { active } = useFlowSteps();
  const [query, setQuery] = useSearchParams();
  const own = useFlow((flow) => flow.application?.applicationUid ?? null);
  const applicationUid = useApplicationUid() ?? own;
  const { editor, isLoading, reload } = useFormEditor(applicationUid, { gathersQuestions: true });
  useDestinationAddress(editor?.formId);
  const isChecking = query.get('check') === '1';
  const goBack = (field?: string) => {
    setQuery((before) => {
      before.delete('check');
      return before;
    });
    if (field) editor?.goTo(field);
  };
  const showFinding = ({ rule }: { rule: string }) => {
    goBack();
    editor?.open(''); // the first section, which has the panel above it
    // Wait until the form has rendered; the panel marks each finding with its rule.
    setTimeout(() => document.querySelector(`[data-finding='${rule}']`)?.scrollIntoView({ block: 'center' }), 100);
  };
  const next = useReviewNext(editor, isChecking);
  return (
    <StepScreen screen={screen} title={t('review.heading')} help={t('review.help')} next={next.step}>
      {applicationUid === null ? (
        <NoApplication />
      ) : !editor ? (
        isLoading ? (
          <StepSkeleton />
        ) : (
          <StepReload onReload={reload} />
        )
      ) : (
        <FormEditorProvider editor={editor}>
          <PresenceProvider>
            {isChecking ? (
              <Suspense fallback={<StepSkeleton />}>
                <BesideSource>
                  <CheckAnswers applicationUid={editor.applicationUid} onChange={goBack} onFinding={showFinding} />
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
          </PresenceProvider>
        </FormEditorProvider>
      )}
    </StepScreen>
  );
}
