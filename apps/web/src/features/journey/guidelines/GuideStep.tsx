import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistItems, type Checklist as DestinationChecklist } from '@visawright/forms/checklist/checklist.ts';
import { checklistFacts } from '@visawright/forms/knowledge/checklist-facts.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useShallow } from 'zustand/shallow';
import { useSession } from '../../../lib/session/session.ts';
import { rulesLink } from './rules-link.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { useFlow } from '../flow/state/flow-store.ts';
import { StepScreen } from '../flow/steps/StepScreen.tsx';
import { SituationChoices } from './SituationChoices.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { BeforeBoarding } from '../advice/BeforeBoarding.tsx';
import { GoodToKnow } from '../advice/GoodToKnow.tsx';
import { DraftProblem } from './DraftProblem.tsx';
import { guideOf, checklistItemsOf, readinessOf } from './guide.ts';
import type { MarksKey } from '../checklist/checklist-marks.ts';
import { PrintSheet } from './share/PrintSheet.tsx';
import { ReadyLine } from './ReadyLine.tsx';
import { shareLink } from './share/share-link.ts';
import { Sources } from './Sources.tsx';
import { useContinue } from './use-continue.ts';
import { useChecklistMarks } from '../checklist/use-checklist-marks.ts';
import { ReadyPanel } from './ReadyPanel.tsx';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';
import { applicantText } from '../../../translations/applicant/applicant-texts.ts';

interface Props {
  id: DestinationId;
  form: Form;
  group: VisaGroup;
  checklist: DestinationChecklist;
  marksKey: MarksKey;
}

export function GuideStep({ id, form, group, checklist, marksKey }: Props) {
  const { t, language } = useGuidelinesTexts();
  const { realm } = useSession();
  const days = useFlow(useShallow(({ fromDate, toDate }) => ({ fromDate, toDate })));
  const marks = useChecklistMarks(marksKey);
  const { next, error } = useContinue(marksKey);
  const guide = guideOf(checklist, group, marks.situations);
  const country = countryName({ country: form.destination, countryISO: form.destinationIso2 }, language);
  const link = shareLink({
    origin: window.location.origin,
    realm: realm.realmClientId,
    id,
    group,
    language,
  });
  const required = checklistItemsOf(guide.required);
  const list = { guide, form, group, days };
  const sourced = checklistFacts(form, checklistItems(checklist));
  return (
    <StepScreen
      screen="visaRequirements"
      title={applicantText('guidelines.heading')}
      help={t('lead', { count: required.length, country })}
      next={next}
      side={
        <>
          <ReadyPanel guide={guide} have={marks.have} link={link} shareTitle={t('shareTitle', { country })} />
          <Sources form={form} facts={sourced} rules={rulesLink({ realm: realm.realmClientId, id, group, language })} />
        </>
      }
    >
      <ReadyLine {...readinessOf(required, marks.have)} />
      <SituationChoices situations={guide.situations} marks={marks} />
      <Checklist {...list} marks={marks} />
      <BeforeBoarding form={form} group={group} />
      <GoodToKnow form={form} group={group} />
      <DraftProblem error={error} />
      <PrintSheet {...list} facts={sourced} country={country} have={marks.have} />
    </StepScreen>
  );
}
