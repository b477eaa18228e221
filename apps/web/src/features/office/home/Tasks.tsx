import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Kbd } from '@mantine/core';
import { IconCoffee } from '@tabler/icons-react';
import type { Home } from '@visawright/contract/applications/home.ts';
import { useListKeys } from '../../../components/list/keyboard/use-list-keys.ts';
import { useKeyHelp } from '../../../lib/keyboard/key-help.ts';
import { useSingleKeys } from '../../../lib/keyboard/single-keys.ts';
import { taskOf } from './task.ts';
import { TaskRow } from './TaskRow.tsx';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

export function Tasks({ home }: { home: Home }) {
  const { t } = useHomeTexts();
  const navigate = useNavigate();
  const areKeysOn = useSingleKeys();
  const list = useRef<HTMLOListElement>(null);
  const [cursor, setCursor] = useState(0);
  const at = Math.min(cursor, home.needsMe.length - 1);
  const move = (to: number) => {
    const next = Math.max(0, Math.min(to, home.needsMe.length - 1));
    setCursor(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  // Before the first key press nothing has focus, so the first J selects the first row.
  const isIn = () => list.current?.contains(document.activeElement) ?? false;
  useListKeys(true, {
    down: () => move(isIn() ? at + 1 : at),
    up: () => move(isIn() ? at - 1 : at),
    open: () => home.needsMe[at] && void navigate(taskOf(home.needsMe[at]).to),
  });
  useKeyHelp({
    title: t('title'),
    keys: [
      { keys: ['J', 'K'], does: t('keys.move') },
      { keys: ['Enter'], does: t('keys.open'), always: true },
      { keys: ['N'], does: t('new') },
    ],
  });
  const left = home.needsMeCount - home.needsMe.length;
  return (
    <section className="staff-card tasks" aria-labelledby="home-needs">
      <div className="staff-card-head tasks-head">
        <h2 id="home-needs">{t('needsMe')}</h2>
        {home.needsMe.length > 0 && areKeysOn && (
          <span className="tasks-keys" aria-hidden>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('move')} <Kbd>Enter</Kbd> {t('open')}
          </span>
        )}
      </div>
      {home.needsMe.length === 0 ? (
        <div className="tasks-none">
          <IconCoffee size={30} stroke={1.3} aria-hidden />
          <p>{t('nothing')}</p>
        </div>
      ) : (
        <ol ref={list}>
          {home.needsMe.map((item, index) => (
            <TaskRow
              key={`${item.reason}-${item.application.applicationUid}`}
              item={item}
              today={home.today}
              isCursor={index === at}
              onFocus={() => setCursor(index)}
            />
          ))}
        </ol>
      )}
      {left > 0 && <p className="tasks-more">{t('more', { count: left })}</p>}
    </section>
  );
}
