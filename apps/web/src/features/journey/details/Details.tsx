import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { ProblemList } from '../../../components/feedback/ProblemList.tsx';
import { rememberCity } from '../flow/application/own-applicant.ts';
import { useOwnTravellerName } from '../flow/application/use-own-traveller-name.ts';
import { today } from '../../../lib/dates/dates.ts';
import { useDevice } from '../../../lib/browser/device.ts';
import { useDeadline } from '../deadline/use-deadline.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { changeFlow, useFlow, type FlowCountry } from '../flow/state/flow-store.ts';
import { startDraft } from '../flow/drafts/start-draft.ts';
import { addressAfterStart } from '../flow/arrival/address-after-start.ts';
import { stepAddress } from '../flow/steps/step-state.ts';
import { StepScreen } from '../flow/steps/StepScreen.tsx';
import { detailFields, fieldId, type DetailField } from './detail-problems.ts';
import { OriginQuestion } from './questions/OriginQuestion.tsx';
import { TripPanel } from './panel/TripPanel.tsx';
import { useDestination } from '../flow/state/use-destination.ts';
import { changeAnswer, useDetails } from './use-details.ts';
import { useTripWarnings } from './warnings/use-trip-warnings.ts';
import { TripWarnings } from './warnings/TripWarnings.tsx';
import { DatesQuestion } from './questions/DatesQuestion.tsx';
import { DestinationQuestion } from './questions/DestinationQuestion.tsx';
import { PurposeQuestion } from './questions/PurposeQuestion.tsx';
import { useDetailsTexts } from '../../../translations/details/details-texts.ts';
import { applicantText } from '../../../translations/applicant/applicant-texts.ts';

const CityQuestion = lazy(async () => ({ default: (await import('./questions/CityQuestion.tsx')).CityQuestion }));
const Companions = lazy(async () => ({ default: (await import('../family/companions/Companions.tsx')).Companions }));

// Stable callbacks, so that a question re-renders only when its own answer changes.
const changeTo = (toCountry: FlowCountry | null) => changeAnswer({ toCountry });
const changeWhy = (category: VisaGroup) => changeAnswer({ category });
const changeCity = (cityOfResidence: string | null) => changeFlow({ cityOfResidence });

export function Details() {
  const { t, language } = useDetailsTexts();
  const { type } = useDevice();
  const navigate = useNavigate();
  const [tries, setTries] = useState(0);
  const { flow, dates, firstDay, problems, choose, isFromProfile } = useDetails();
  const facts = useDestination();
  const { form, group } = facts;
  const deadline = useDeadline(form && group && dates ? { form, group, travelFrom: dates.from, today: today() } : null);
  const warnings = useTripWarnings(facts, dates, deadline);
  const errorOf = (field: DetailField) => (tries > 0 && problems[field] ? t(`problems.${problems[field]}`) : undefined);
  const listed = detailFields.filter((field) => errorOf(field));

  async function next() {
    setTries((count) => count + 1);
    if (Object.keys(problems).length > 0) return;
    changeFlow({ visaType: facts.visaType });
    void rememberCity(flow.cityOfResidence).catch(() => undefined); // asked again next time
    const { application, applicationCreationKey } = useFlow.getState();
    // Nobody but the link's traveller can start later, so that a reload would lose the way on.
    if (applicationCreationKey && !application) return navigate(addressAfterStart(await startDraft()));
    const saved = application ? await startDraft() : null;
    await navigate(stepAddress('/visa-requirements', saved?.applicationUid ?? null));
  }

  const [firstName] = useOwnTravellerName().split(' ');
  const title = firstName
    ? applicantText('details.heading', { name: firstName })
    : applicantText('details.headingNoName');
  return (
    <StepScreen
      screen="getVisa"
      title={title}
      help={applicantText('details.help')}
      side={<TripPanel facts={facts} toCountry={flow.toCountry} dates={dates} deadline={deadline} />}
      next={{ ...(type === 'Desktop' ? { label: t('continue') } : {}), run: next }}
    >
      <div className="details">
        <ProblemList
          className="details-problems"
          title={t('summary', { count: listed.length })}
          problems={listed.map((field) => ({ fieldId: fieldId(field), text: errorOf(field)! }))}
          tries={tries}
        />
        <OriginQuestion
          fromCountry={flow.fromCountry}
          nationality={flow.nationality}
          isFromProfile={isFromProfile}
          fromError={errorOf('fromCountry')}
          nationalityError={errorOf('nationality')}
        />
        <DestinationQuestion value={flow.toCountry} error={errorOf('toCountry')} onChange={changeTo} />
        <PurposeQuestion destination={facts.id} value={facts.group} error={errorOf('category')} onChange={changeWhy} />
        <DatesQuestion
          value={dates}
          firstDay={firstDay}
          processing={facts.row?.processing ?? null}
          error={errorOf('dates')}
          onChange={choose}
        />
        <TripWarnings
          warnings={warnings}
          country={flow.toCountry ? countryName(flow.toCountry, language) : ''}
          hasIndianPassport={flow.nationality?.countryISO === 'IN'}
          form={form}
          visaType={facts.visaType}
          arrival={dates?.from ?? null}
        />
        {facts.row && (
          <Suspense fallback={null}>
            <CityQuestion
              place={facts.row}
              form={facts.form}
              fromISO={flow.fromCountry?.countryISO ?? ''}
              value={flow.cityOfResidence}
              onChange={changeCity}
            />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <Companions />
        </Suspense>
      </div>
    </StepScreen>
  );
}
