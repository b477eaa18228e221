import './home-words.ts';
import './home.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, Kbd } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Home } from '@visawright/contract/home.ts';
import { Failing } from '../../components/Failing.tsx';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { longDay } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { useSingleKeys } from '../../lib/single-keys.ts';
import { useLetters } from '../../lib/use-letters.ts';
import { useTranslation } from '../../lib/words.ts';
import { FirstDay } from './FirstDay.tsx';
import { partOfDay } from './greeting.ts';
import { useHome } from './home.api.ts';
import { HomeBones } from './HomeBones.tsx';
import { LodgeByChart } from './LodgeByChart.tsx';
import { Tasks } from './Tasks.tsx';
import { Waiting } from './Waiting.tsx';
import { Workload } from './Workload.tsx';

const isNew = ({ workload, needsMeCount }: Home) =>
  needsMeCount === 0 && Object.values(workload).every((count) => count === 0);

function Line({ home }: { home: Home }) {
  const { t, i18n } = useTranslation('home');
  const lodgeToday = home.lodgeBy.find(({ day }) => day === home.today)?.count ?? 0;
  const day = longDay(home.today, i18n.language, { weekday: 'long', year: undefined });
  return (
    <p className="home-line">
      {day} · {home.needsMeCount === 0 ? t('line.nothing') : t('line.needs', { count: home.needsMeCount })}
      {lodgeToday > 0 && t('line.lodgeToday', { count: lodgeToday })}
    </p>
  );
}

export function HomeScreen() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const { data: home, error, isPending, isFetching, refetch } = useHome();
  const isSlow = useDelayed(isPending);
  const areKeysOn = useSingleKeys();
  const navigate = useNavigate();
  useLetters({ n: () => void navigate('/get-visa') });
  const [part] = useState(() => partOfDay(new Date().getHours()));
  return (
    <div className="staff-screen home" data-screen="home">
      <div className="home-head">
        <div>
          <ScreenHeading title={t('title')}>
            {t(`greeting.${part}`, { name: user.firstName || user.email })}
          </ScreenHeading>
          {home && <Line home={home} />}
        </div>
        {!(home && isNew(home)) && (
          <Button
            component={Link}
            to="/get-visa"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={areKeysOn && <Kbd aria-hidden>N</Kbd>}
          >
            {t('new')}
          </Button>
        )}
      </div>
      {!home && error && (
        <Failing title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {isSlow && <HomeBones />}
      {home && isNew(home) && <FirstDay />}
      {home && !isNew(home) && (
        <div className="home-grid">
          <div className="home-main">
            <Tasks home={home} />
            <Waiting home={home} />
          </div>
          <div className="home-side">
            <LodgeByChart home={home} />
            <Workload home={home} />
          </div>
        </div>
      )}
    </div>
  );
}
