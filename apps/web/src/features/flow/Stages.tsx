import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { progressOf, type Progress } from '@visawright/contract/application-status.ts';
import { useFlow } from './flow-store.ts';

const order: readonly Progress[] = ['DATA_COLLECTED', 'COMPLETED', 'FINISHED', 'CONFIRMED'];

export function Stages() {
  const { t } = useTranslation('applicant');
  const status = useFlow((flow) => flow.application?.status);
  const progress = status ? progressOf[status] : null;
  const reached = progress ? order.indexOf(progress) : -1;
  return (
    <section className="panel panel-pad" aria-labelledby="stages-title" data-tour="next-steps">
      <h2 id="stages-title">{t('submit.next')}</h2>
      <ol className="stages">
        {order.map((each, at) => (
          <li
            key={each}
            data-state={at < reached ? 'done' : at === reached ? 'now' : 'later'}
            aria-current={at === reached ? 'step' : undefined}
          >
            <i aria-hidden>{at <= reached && <IconCheck size={13} stroke={3} />}</i>
            <b>
              {t(`submit.progress.${each}.label`)}
              {at <= reached && <VisuallyHidden>, {t('steps.completed')}</VisuallyHidden>}
            </b>
            <small>{t(`submit.progress.${each}.text`)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
