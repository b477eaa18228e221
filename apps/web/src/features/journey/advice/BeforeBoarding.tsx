import './advice.css';
import { IconPlaneDeparture } from '@tabler/icons-react';
import { isForBoarding } from '@visawright/forms/form/advice.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { toCalendarDate } from '../../../lib/dates/dates.ts';
import { useFactText } from '../../../lib/translation/use-fact-text.ts';
import { useAdviceTexts } from '../../../translations/advice/advice-texts.ts';
import { useFlow } from '../flow/state/flow-store.ts';
import { AdviceBody } from './AdviceBody.tsx';
import { useAdvice } from './use-advice.ts';

function Boarding({ form, group }: { form: Form; group: VisaGroup }) {
  const { t } = useAdviceTexts();
  const translate = useFactText();
  const arrival = toCalendarDate(useFlow((flow) => flow.fromDate));
  const advice = useAdvice(form, group).filter(isForBoarding);
  if (advice.length === 0) return null;
  return (
    <section className="panel panel-pad advice" aria-labelledby="before-boarding">
      <h2 id="before-boarding">
        <IconPlaneDeparture size={20} stroke={1.7} aria-hidden /> {t('boarding')}
      </h2>
      <p>{t('boardingLead')}</p>
      <ul>
        {advice.map((one) => (
          <li key={one.id}>
            <h3>
              <span {...translate(one.title)} />
            </h3>
            <AdviceBody form={form} advice={one} arrival={arrival} />
          </li>
        ))}
      </ul>
    </section>
  );
}

// Arrival declarations and levies: to be done after the visa, before the flight. Most destinations have none, and load nothing more.
export const BeforeBoarding = ({ form, group }: { form: Form | null; group: VisaGroup | null }) =>
  form?.advice?.some(isForBoarding) && group && <Boarding form={form} group={group} />;
