import './home.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, Kbd } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Home } from '@visawright/contract/applications/home.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { longDay } from '../../../lib/dates/dates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSingleKeys } from '../../../lib/keyboard/single-keys.ts';
import { useLetterKeys } from '../../../lib/keyboard/use-letter-keys.ts';
import { FirstDay } from './FirstDay.tsx';
import { partOfDay } from './part-of-day.ts';
import { useHome } from './home.api.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { LodgeByChart } from './LodgeByChart.tsx';
import { Tasks } from './Tasks.tsx';
import { Waiting } from './Waiting.tsx';
import { Workload } from './Workload.tsx';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

const isNew = ({ workload, needsMeCount }: Home) =>
  needsMeCount === 0 && Object.values(workload).every((count) => count === 0);

function Line({ home }: { home: Home }) {
  const { t, language } = useHomeTexts();
  const lodgeToday = home.lodgeBy.find(({ day }) => day === home.today)?.count ?? 0;
  const day = longDay(home.today, language, { weekday: 'long', year: undefined });
  return (
    <p className="home-line">
      {day} · {home.needsMeCount === 0 ? t('line.nothing') : t('line.needs', { count: home.needsMeCount })}
      {lodgeToday > 0 && t('line.lodgeToday', { count: lodgeToday })}
    </p>
  );
}

export function HomeScreen() {
  const { t } = useHomeTexts();
  const { user } = useSession();
  const { data: home, error, isPending, isFetching, refetch } = useHome();
  const isSlow = useDelayed(isPending);
  const areKeysOn = useSingleKeys();
  const navigate = useNavigate();
  useLetterKeys({ n: () => void navigate('/get-visa') });
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
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {isSlow && <HomeSkeleton />}
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
