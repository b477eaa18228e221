import { useState, type RefObject } from 'react';
import { Tour } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useDevice } from '../../lib/device.ts';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/tours.ts';
import { scrollTo } from './scroll-to.ts';
import { isSeen, markSeen, type TourName } from './tour-flags.ts';
import { isShown, placeOf } from './tour-places.ts';
import { stopsOf, type TourStop } from './tour-table.ts';
import './tours.css';

addWords('tours', words);

type Target = RefObject<HTMLElement | null>;

// Looked up when the stop opens, so that what was drawn anew meanwhile is found.
const targetOf = ({ at }: TourStop): Target => ({
  get current() {
    return placeOf(at);
  },
});

function stopsHere(tour: TourName) {
  const own = stopsOf(tour, isShown, isSeen('general'));
  const stops = own.length > 0 ? own : stopsOf('general', isShown, true);
  return stops.map((stop) => ({ stop, target: targetOf(stop) }));
}

export function Walkthrough({ tour, onClose }: { tour: TourName; onClose: () => void }) {
  const { type } = useDevice();
  return <Stops key={type} tour={tour} onClose={onClose} />; // a turned phone has other places
}

function Stops({ tour, onClose }: { tour: TourName; onClose: () => void }) {
  const { t } = useTranslation('tours');
  const [stops] = useState(() => stopsHere(tour));
  const [step, setStep] = useState(0);
  const calm = useReducedMotion();
  return (
    <Tour
      active
      step={step}
      onStepChange={setStep}
      onStepOpen={() => markSeen(tour)}
      onClose={onClose}
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
        <Tour.Step key={stop.say} target={target} title={t(`stops.${stop.say}.title`)}>
          {t(`stops.${stop.say}.text`)}
        </Tour.Step>
      ))}
    </Tour>
  );
}
