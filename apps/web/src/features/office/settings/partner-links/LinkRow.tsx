import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { PartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { RowMenu } from '../../../../components/list/table/RowMenu.tsx';
import { shortRange, toCalendarDate } from '../../../../lib/dates/dates.ts';
import { dayText, momentText } from '../../../../lib/dates/moments.ts';
import { usePartnerLinksTexts } from '../../../../translations/partner-links/partner-links-texts.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';

interface Props {
  readonly link: PartnerLink;
  readonly showsAgency: boolean;
  readonly onPause: (isPaused: boolean) => void;
  readonly onRevoke: () => void;
}

const dayMs = 86_400_000;

export function LinkRow({ link, showsAgency, onPause, onRevoke }: Props) {
  const { t, language } = usePartnerLinksTexts();
  const { name, agencyName, trip, state, expiresAt, mostUses, uses, started, usedAt } = link;
  const isPaused = state === 'paused';
  const lastDay = expiresAt && new Date(Date.parse(expiresAt) - dayMs).toISOString().slice(0, 10);
  const dates = trip.fromDate
    ? shortRange(toCalendarDate(trip.fromDate), toCalendarDate(trip.toDate), language)
    : trip.days !== null && t('tab.days', { count: trip.days });
  const pause = {
    id: 'pause',
    label: t(isPaused ? 'tab.resume' : 'tab.pause'),
    icon: isPaused ? IconPlayerPlay : IconPlayerPause,
    run: () => onPause(!isPaused),
  };
  const menu = () => [
    ...(state === 'open' || isPaused ? [pause] : []),
    { id: 'revoke', label: t('tab.revoke'), icon: IconX, tone: 'bad' as const, divided: true, run: onRevoke },
  ];
  return (
    <tr data-link={link.linkUid} data-state={state}>
      <th scope="row">
        <b>{name}</b>
        <small>
          {t(`tab.states.${state}`)}
          {lastDay && ` · ${t('tab.until', { day: dayText(lastDay, language) })}`}
        </small>
        {showsAgency && <small>{t('tab.of', { agency: agencyName })}</small>}
      </th>
      <td data-column="trip">
        <span>{countryText(trip.visaTo, language)}</span>
        <small>{[t(`purposes.${trip.visaCategory}`), dates].filter(Boolean).join(' · ')}</small>
      </td>
      <td data-column="uses">{mostUses === null ? uses : t('tab.usesOf', { uses, most: mostUses })}</td>
      <td data-column="started">{started}</td>
      <td data-column="used">{usedAt ? momentText(usedAt, language) : t('tab.never')}</td>
      <td data-column="actions">
        <RowMenu label={t('tab.actionsOf', { name })} actions={menu} />
      </td>
    </tr>
  );
}
