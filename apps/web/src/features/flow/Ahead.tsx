import { useTranslation } from '../../lib/words.ts';
import type { Icon } from '@tabler/icons-react';
import { Paper } from './Paper.tsx';

interface Props {
  icons: readonly [stamp: Icon, a: Icon, b: Icon, c: Icon];
  tour?: string;
}

// What this step will hold, said plainly, until its own work is here.
export function Ahead({ icons: [stamp, ...points], tour }: Props) {
  const { t } = useTranslation('applicant');
  return (
    <section className="panel" aria-labelledby="ahead-title" data-tour={tour}>
      <div className="ahead-top">
        <Paper icon={stamp} size={116} />
        <div>
          <h2 id="ahead-title">{t('submit.soon')}</h2>
          <p>{t('submit.text')}</p>
        </div>
      </div>
      <ul className="points">
        {(['a', 'b', 'c'] as const).map((point, i) => {
          const PointIcon = points[i]!;
          return (
            <li key={point}>
              <span className="tile">
                <PointIcon size={20} stroke={1.6} />
              </span>
              <span>
                <b>{t(`submit.points.${point}.title`)}</b>
                <small>{t(`submit.points.${point}.text`)}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
