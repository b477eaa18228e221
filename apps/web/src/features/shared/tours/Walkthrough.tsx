import { useState, type RefObject } from 'react';
import { Tour } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useDevice } from '../../../lib/browser/device.ts';
import { scrollTo } from './scroll-to.ts';
import { isSeen, markAllSeen, markSeen, type TourName } from './tour-flags.ts';
import { isShown, tourTarget } from './tour-targets.ts';
import { tourStops, type TourStop } from './tour-table.ts';
import './tours.css';
import { useToursTexts } from '../../../translations/tours/tours-texts.ts';

type Target = RefObject<HTMLElement | null>;

// Looked up when the stop opens, because the element may have been re-rendered.
const targetOf = ({ at }: TourStop): Target => ({
  get current() {
    return tourTarget(at);
  },
});

function stopsHere(tour: TourName) {
  const own = tourStops(tour, isShown, isSeen('general'));
  const stops = own.length > 0 ? own : tourStops('general', isShown, true);
  return stops.map((stop) => ({ stop, target: targetOf(stop) }));
}

export function Walkthrough({ tour, onClose }: { tour: TourName; onClose: () => void }) {
  const { type } = useDevice();
  return <Stops key={type} tour={tour} onClose={onClose} />; // a rotated phone has other targets
}

function Stops({ tour, onClose }: { tour: TourName; onClose: () => void }) {
  const { t } = useToursTexts();
  const [stops] = useState(() => stopsHere(tour));
  const [step, setStep] = useState(0);
  const calm = useReducedMotion();
  const close = () => {
    if (step < stops.length - 1) markAllSeen();
    onClose();
  };
  return (
    <Tour
      active
      step={step}
      onStepChange={setStep}
      onStepOpen={() => markSeen(tour)}
      onClose={close}
      scrollToHandler={(element) => scrollTo(element, calm)}
      transitionProps={{ duration: calm ? 0 : 200, transition: 'pop' }}
      stepTransitionDuration={calm ? 0 : 300}
      withCloseButton={false}
      spotlightRadius={12}
      spotlightPadding={4}
      overlayColor="rgba(22, 24, 29, 0.42)"
      classNames={{ tooltip: 'applicant tour-card' }}
      labels={{
        skip: t('skip'),
        back: t('back'),
        next: t('next'),
        close: t('done'),
        stepCounter: (current, total) => t('counter', { current, total }),
      }}
    >
      {stops.map(({ stop, target }) => (
        <Tour.Step key={stop.text} target={target} title={t(`stops.${stop.text}.title`)}>
          {t(`stops.${stop.text}.text`)}
        </Tour.Step>
      ))}
    </Tour>
  );
}
