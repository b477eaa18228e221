import { useEffect, useState } from 'react';
import { Tour } from '@mantine/core';
import { useTranslation } from '../../lib/words.ts';
import { useLocation } from 'react-router';
import { markSeen } from './tour-flags.ts';
import { endTour, useTourRun } from './tour-store.ts';
import './tours.css';

const stops = ['menu', 'steps', 'travel', 'heading', 'help'] as const;
const target = (stop: string) => `[data-tour='${stop}']`;

// Walks through what is on this screen; a stop whose place is not shown is left out.
export function ShellTour() {
  const { t } = useTranslation('applicant');
  const { pathname } = useLocation();
  const { running } = useTourRun();
  const [step, setStep] = useState(0);
  useEffect(() => () => useTourRun.setState({ running: false }), [pathname]);
  if (!running) return null;
  const present = stops.filter((stop) => document.querySelector(target(stop)));
  return (
    <Tour
      active
      step={step}
      onStepChange={setStep}
      onStepOpen={() => markSeen(pathname)}
      onClose={() => {
        endTour();
        setStep(0);
      }}
      spotlightRadius={12}
      spotlightPadding={4}
      overlayColor="rgba(22, 24, 29, 0.42)"
      classNames={{ tooltip: 'applicant tour-card' }}
      labels={{
        skip: t('tour.skip'),
        back: t('tour.back'),
        next: t('tour.next'),
        close: t('tour.close'),
        stepCounter: (current, total) => t('tour.counter', { current, total }),
      }}
    >
      {present.map((stop) => (
        <Tour.Step key={stop} target={target(stop)} title={t(`tour.${stop}.title`)}>
          {t(`tour.${stop}.text`)}
        </Tour.Step>
      ))}
    </Tour>
  );
}
