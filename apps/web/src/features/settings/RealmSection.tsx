import type { ReactNode } from 'react';
import type { RealmSettings } from '@visawright/contract/realm-settings.ts';
import { Failing } from '../../components/Failing.tsx';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { useTranslation } from '../../lib/words.ts';
import { useRealmSettings } from './realm-settings.api.ts';
import { Section } from './Section.tsx';

interface Props {
  title: string;
  children: (settings: RealmSettings) => ReactNode;
}

// A part of the realm's settings, once they are here.
export function RealmSection({ title, children }: Props) {
  const { t } = useTranslation('settings');
  const { data, error, isFetching, isPending, refetch } = useRealmSettings();
  const isSlow = useDelayed(isPending);
  if (data) return children(data);
  return (
    <Section title={title}>
      {error && <Failing title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />}
      {isSlow &&
        [70, 55, 62].map((width) => (
          <div key={width} className="set-row" aria-hidden>
            <i className="staff-bone" style={{ width: '60%' }} />
            <i className="staff-bone" style={{ width: `${width}%` }} />
          </div>
        ))}
    </Section>
  );
}
