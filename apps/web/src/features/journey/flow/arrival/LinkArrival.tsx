import { useState } from 'react';
import { useNavigate } from 'react-router';
import { today } from '../../../../lib/dates/dates.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { addressAfterStart } from './address-after-start.ts';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import { ArrivalProblem } from './ArrivalProblem.tsx';
import { useFlow } from '../state/flow-store.ts';
import { datesAreOver, arrivalProblemOf, linkProblemOf, type Arrival, type LinkProblem } from './link-arrival.ts';
import { startDraft } from '../drafts/start-draft.ts';
import { StepScreen } from '../steps/StepScreen.tsx';
import { useApplyingPeople } from './use-applying-people.ts';
import { useArrivalTexts } from '../../../../translations/arrival/arrival-texts.ts';

// Confirms the trip of a start link; reopens the application if the link was used before.
export function LinkArrival({ arrival }: { arrival: Arrival }) {
  const { t } = useArrivalTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  const flow = useFlow();
  const people = useApplyingPeople();
  const [refusal, setRefusal] = useState<LinkProblem | null>(null);
  // The URL fills the flow in a layout effect; until then the trip is unknown.
  const isRead = flow.applicationCreationKey === arrival.key;
  const problem =
    refusal ?? (isRead ? arrivalProblemOf(arrival, flow, people?.map((one) => one.applicantUid) ?? null) : null);
  const isOver = datesAreOver(flow, today());

  async function confirm() {
    try {
      await navigate(addressAfterStart(await startDraft()), { replace: true });
    } catch (error) {
      const why = linkProblemOf(error);
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
