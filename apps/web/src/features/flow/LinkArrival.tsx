import { useState } from 'react';
import { useNavigate } from 'react-router';
import { steps } from '@visawright/contract/steps.ts';
import { today } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { useArrivalWords } from './arrival-words.ts';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import { ArrivalProblem } from './ArrivalProblem.tsx';
import { useFlow } from './flow-store.ts';
import { datesAreOver, problemOf, refusalOf, type Arrival, type LinkProblem } from './link-arrival.ts';
import { startDraft } from './start-draft.ts';
import { furthestStep } from './step-guard.ts';
import { stepAddress, stepState } from './step-state.ts';
import { StepScreen } from './StepScreen.tsx';
import { useApplyingPeople } from './use-applying-people.ts';

const guidelines = 1;

// The trip stands filled in; one press makes the application, or comes back to the one the link made before.
export function LinkArrival({ arrival }: { arrival: Arrival }) {
  const { t } = useArrivalWords();
  const navigate = useNavigate();
  const { user } = useSession();
  const flow = useFlow();
  const people = useApplyingPeople();
  const [refusal, setRefusal] = useState<LinkProblem | null>(null);
  // The address fills the flow just before the first paint; until then nothing can be said about it.
  const isRead = flow.applicationCreationKey === arrival.key;
  const problem = refusal ?? (isRead ? problemOf(arrival, flow, people?.map((one) => one.applicantUid) ?? null) : null);
  const isOver = datesAreOver(flow, today());

  async function confirm() {
    try {
      const application = await startDraft();
      const state = stepState({ ...useFlow.getState(), application }, application.applicationUid);
      const step = state.docIds.length > 0 || !state.editable ? furthestStep(state) : guidelines;
      await navigate(stepAddress(steps[step]!.path, application.applicationUid), { replace: true });
    } catch (error) {
      const why = refusalOf(error);
      if (!why) throw error;
      setRefusal(why);
    }
  }

  if (problem)
    return (
      <StepScreen key={problem} screen="getVisa" title={t('problemHeading')} help={t('problemHelp')} next={null}>
        <ArrivalProblem problem={problem} />
      </StepScreen>
    );
  const name = user.firstName;
  return (
    <StepScreen
      screen="getVisa"
      title={name ? t('heading', { name }) : t('headingNoName')}
      help={t('help')}
      next={{ run: confirm, disabled: isOver, whyNot: t('datesOver') }}
    >
      <ArrivalFacts flow={flow} traveller={people?.find((one) => one.applicantUid === arrival.applicantUid)?.name} />
    </StepScreen>
  );
}
