import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { ProblemList } from '../../components/ProblemList.tsx';
import { today } from '../../lib/dates.ts';
import { useDevice } from '../../lib/device.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { useDeadline } from '../findings/use-deadline.ts';
import { countryName } from '../flow/country-name.ts';
import { changeFlow, useFlow, type FlowCountry } from '../flow/flow-store.ts';
import { startDraft } from '../flow/start-draft.ts';
import { stepAddress } from '../flow/step-state.ts';
import { StepScreen } from '../flow/StepScreen.tsx';
import { detailFields, fieldId, type DetailField } from './detail-problems.ts';
import { From } from './From.tsx';
import { TripPanel } from './TripPanel.tsx';
import { useDestination } from './use-destination.ts';
import { change, useDetails } from './use-details.ts';
import { useTripWarnings } from './use-trip-warnings.ts';
import { Warnings } from './Warnings.tsx';
import { When } from './When.tsx';
import { Where } from './Where.tsx';
import { Why } from './Why.tsx';

const City = lazy(async () => ({ default: (await import('./City.tsx')).City }));
const Companions = lazy(async () => ({ default: (await import('../family/Companions.tsx')).Companions }));

// The same functions every time: a question is drawn anew when its own answer changes, not when a paper was read meanwhile.
const changeTo = (toCountry: FlowCountry | null) => change({ toCountry });
const changeWhy = (category: VisaGroup) => change({ category });
const changeCity = (cityOfResidence: string | null) => changeFlow({ cityOfResidence });

export function Details() {
  const { t, i18n } = useTranslation(['details', 'applicant']);
  const { user } = useSession();
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
    const saved = useFlow.getState().application ? await startDraft() : null;
    await navigate(stepAddress('/visa-requirements', saved?.applicationUid ?? null));
  }

  const title = user.firstName
    ? t('applicant:details.heading', { name: user.firstName })
    : t('applicant:details.headingNoName');
  return (
    <StepScreen
      screen="getVisa"
      title={title}
      help={t('applicant:details.help')}
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
        <From
          fromCountry={flow.fromCountry}
          nationality={flow.nationality}
          isFromProfile={isFromProfile}
          fromError={errorOf('fromCountry')}
          nationalityError={errorOf('nationality')}
        />
        <Where value={flow.toCountry} error={errorOf('toCountry')} onChange={changeTo} />
        <Why destination={facts.id} value={facts.group} error={errorOf('category')} onChange={changeWhy} />
        <When
          value={dates}
          firstDay={firstDay}
          processing={facts.row?.processing ?? null}
          error={errorOf('dates')}
          onChange={choose}
        />
        <Warnings
          warnings={warnings}
          country={flow.toCountry ? countryName(flow.toCountry, i18n.language) : ''}
          hasIndianPassport={flow.nationality?.countryISO === 'IN'}
        />
        {facts.row && (
          <Suspense fallback={null}>
            <City
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
