import { IconAlertTriangle, IconCircleCheckFilled, IconLoader2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { TripTraveller } from '@visawright/contract/documents/trip.ts';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { stepAddress } from '../../flow/steps/step-state.ts';
import type { TravellerCount } from '../grid/trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

interface Props {
  traveller: TripTraveller;
  count: TravellerCount | undefined;
  isShown: boolean;
}

export function TravellerTab({ traveller, count, isShown }: Props) {
  const { t } = useFamilyTexts();
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
            ? t('strip.documents', { done: count.done, all: count.all })
            : t('strip.documentsOnly', { count: traveller.documents.length })}
        </small>
      </span>
      {count && <State count={count} />}
    </Link>
  );
}

// The most important status: a problem, a reading in progress, or done.
function State({ count: { attention, reading, done, all } }: { count: TravellerCount }) {
  const { t } = useFamilyTexts();
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
