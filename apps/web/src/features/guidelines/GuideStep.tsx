import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Checklist as Papers } from '@visawright/forms/checklist.ts';
import type { DestinationId } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { useShallow } from 'zustand/shallow';
import { useSession } from '../../lib/session.ts';
import { rulesLink } from '../findings/rules-link.ts';
import { countryName } from '../flow/country-name.ts';
import { useFlow } from '../flow/flow-store.ts';
import { StepScreen } from '../flow/StepScreen.tsx';
import { AboutYou } from './AboutYou.tsx';
import { Checklist } from './Checklist.tsx';
import { DraftProblem } from './DraftProblem.tsx';
import { guideOf, papersOf, readinessOf } from './guide.ts';
import { useGuidelinesWords } from './guidelines-words.ts';
import type { MarksPlace } from './marks.ts';
import { NotOnList } from './NotOnList.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { ReadyLine } from './ReadyLine.tsx';
import { shareLink } from './share-link.ts';
import { Sources } from './Sources.tsx';
import { useContinue } from './use-continue.ts';
import { useMarks } from './use-marks.ts';
import { YourPapers } from './YourPapers.tsx';

interface Props {
  id: DestinationId;
  form: Form;
  group: VisaGroup;
  papers: Papers;
  place: MarksPlace;
}

// The list itself, once destination, purpose and data are there.
export function GuideStep({ id, form, group, papers, place }: Props) {
  const { t, i18n } = useGuidelinesWords();
  const { realm } = useSession();
  const days = useFlow(useShallow(({ fromDate, toDate }) => ({ fromDate, toDate })));
  const marks = useMarks(place);
  const { next, error } = useContinue(place);
  const guide = guideOf(papers, group, marks.situations);
  const country = countryName({ country: form.destination, countryISO: form.destinationIso2 }, i18n.language);
  const link = shareLink({
    origin: window.location.origin,
    realm: realm.realmClientId,
    id,
    group,
    language: i18n.language,
  });
  const required = papersOf(guide.required);
  const list = { guide, form, group, days };
  return (
    <StepScreen
      screen="visaRequirements"
      title={t('guidelines.heading')}
      help={t('lead', { count: required.length, country })}
      next={next}
      side={
        <>
          <YourPapers guide={guide} have={marks.have} link={link} shareTitle={t('shareTitle', { country })} />
          <Sources form={form} rules={rulesLink({ realm: realm.realmClientId, id, group, language: i18n.language })} />
          <NotOnList papers={guide.notYours} />
        </>
      }
    >
      <ReadyLine {...readinessOf(required, marks.have)} />
      <AboutYou situations={guide.situations} marks={marks} />
      <Checklist {...list} marks={marks} />
      <DraftProblem error={error} />
      <PrintSheet {...list} country={country} have={marks.have} />
    </StepScreen>
  );
}
