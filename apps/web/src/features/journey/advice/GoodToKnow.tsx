import './advice.css';
import { IconInfoCircle } from '@tabler/icons-react';
import { isGoodToKnow } from '@visawright/forms/form/advice.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useFactText } from '../../../lib/translation/use-fact-text.ts';
import { useAdviceTexts } from '../../../translations/advice/advice-texts.ts';
import { AdviceBody } from './AdviceBody.tsx';
import { useAdvice } from './use-advice.ts';

interface Props {
  form: Form;
  group: VisaGroup;
}

function AdviceList({ form, group }: Props) {
  const { t } = useAdviceTexts();
  const translate = useFactText();
  const advice = useAdvice(form, group).filter(isGoodToKnow);
  if (advice.length === 0) return null;
  return (
    <section className="panel panel-pad advice" aria-labelledby="good-to-know">
      <h2 id="good-to-know">
        <IconInfoCircle size={20} stroke={1.7} aria-hidden /> {t('good')}
      </h2>
      <ul>
        {advice.map((one) => (
          <li key={one.id}>
            <details>
              <summary {...translate(one.title)} />
              <AdviceBody form={form} advice={one} arrival={null} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

// What helps while preparing, by purpose and age of those who travel.
export const GoodToKnow = ({ form, group }: Props) =>
  form.advice?.some(isGoodToKnow) && <AdviceList form={form} group={group} />;
