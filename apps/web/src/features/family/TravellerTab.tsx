import { IconAlertTriangle, IconCircleCheckFilled, IconLoader2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { TripTraveller } from '@visawright/contract/trip.ts';
import { PersonInitials } from '../../components/list/marks.tsx';
import { stepAddress } from '../flow/step-state.ts';
import { useFamilyWords } from './family-words.ts';
import type { Count } from './trip-grid.ts';

interface Props {
  traveller: TripTraveller;
  count: Count | undefined;
  isShown: boolean;
}

export function TravellerTab({ traveller, count, isShown }: Props) {
  const { t } = useFamilyWords();
  const { applicationUid, applicantName } = traveller.application;
  return (
    <Link
      className="family-tab"
      to={stepAddress('/document-playground', applicationUid)}
      aria-current={isShown ? 'page' : undefined}
      data-traveller={applicantName}
    >
      <PersonInitials name={applicantName} size={34} />
      <span>
        <b>{applicantName}</b>
        <small>
          {count
            ? t('strip.papers', { done: count.done, all: count.all })
            : t('strip.papersOnly', { count: traveller.documents.length })}
        </small>
      </span>
      {count && <State count={count} />}
    </Link>
  );
}

// What is most worth knowing of one traveller: a hitch, a reading, all done.
function State({ count: { attention, reading, done, all } }: { count: Count }) {
  const { t } = useFamilyWords();
  if (attention > 0)
    return (
      <em data-mark="attention">
        <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
        {t('strip.attention', { count: attention })}
      </em>
    );
  if (reading > 0)
    return (
      <em data-mark="reading">
        <IconLoader2 size={16} stroke={1.9} aria-hidden />
        {t('strip.reading', { count: reading })}
      </em>
    );
  if (done < all || all === 0) return null;
  return (
    <em data-mark="done">
      <IconCircleCheckFilled size={16} aria-hidden />
      {t('grid.states.done')}
    </em>
  );
}
