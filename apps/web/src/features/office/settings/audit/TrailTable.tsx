import { memo } from 'react';
import { Link } from 'react-router';
import { IconBan, IconDownload, IconEye, IconPencil, IconRobot } from '@tabler/icons-react';
import type { TrailEntry } from '@visawright/contract/platform/trail.ts';
import { PersonInitials, Reference } from '../../../../components/list/badges/badges.tsx';
import { isControl } from '../../../../components/list/table/row-focus.ts';
import { SkeletonRows } from '../../../../components/list/table/SkeletonRows.tsx';
import { staffText } from '../../../../translations/staff/staff-texts.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { describeEntry, nameOfPerson } from './describe-entry.ts';
import { entryDay, entryTime } from './entry-time.ts';

const columns = ['time', 'who', 'what', 'reference'] as const;

interface Props {
  entries: readonly TrailEntry[];
  open: string | null;
  fault: number | null;
  isSlow: boolean;
  hrefOf: (entryNumber: string) => string;
  onOpen: (entryNumber: string) => void;
}

export function TrailTable({ entries, open, fault, isSlow, hrefOf, onOpen }: Props) {
  const { t } = useTrailTexts();
  return (
    <table aria-label={t('title')} aria-busy={isSlow}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              data-column={column}
              className={column === 'time' ? 'list-lead' : undefined}
              aria-sort={column === 'time' ? 'descending' : undefined}
            >
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isSlow && entries.length === 0 && (
          <SkeletonRows
            columns={columns.map((id) => ({ id, width: 100 }))}
            isSelectable={false}
            hasMenu={false}
            isCompact={false}
          />
        )}
        {entries.map((entry) => (
          <EntryRow
            key={entry.entryNumber}
            entry={entry}
            href={hrefOf(String(entry.entryNumber))}
            isOpen={String(entry.entryNumber) === open}
            isFault={entry.entryNumber === fault}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  entry: TrailEntry;
  href: string;
  isOpen: boolean;
  isFault: boolean;
  onOpen: (entryNumber: string) => void;
}

const icons = {
  refused: IconBan,
  downloaded: IconDownload,
  opened: IconEye,
  automatic: IconRobot,
  changed: IconPencil,
} as const;

function iconOf({ kind, role, action }: TrailEntry, tone: string): keyof typeof icons {
  if (kind === 'refused') return 'refused';
  if (kind === 'read') return tone === 'warn' ? 'downloaded' : 'opened';
  if (action === 'trailExported' || action === 'listExported') return 'downloaded';
  return role === 'system' ? 'automatic' : 'changed';
}

function EntryIcon({ name, tone }: { name: keyof typeof icons; tone: string }) {
  const Shown = icons[name];
  return (
    <span className="trail-icon" data-tone={tone}>
      <Shown size={15} stroke={1.7} aria-hidden />
    </span>
  );
}

function Row({ entry, href, isOpen, isFault, onOpen }: RowProps) {
  const { t, language } = useTrailTexts();
  const id = String(entry.entryNumber);
  const { verb, thing, tone } = describeEntry(entry, t);
  const name = nameOfPerson(entry, t);
  const role = entry.role === 'system' ? t('automatic') : (staffText.find(`roles.${entry.role}`) ?? entry.role);
  const time = entryTime(entry.at, language);
  return (
    <tr
      data-row={id}
      data-open={isOpen || undefined}
      data-fault={isFault || undefined}
      onClick={(event) => {
        if (!isControl(event.target) && !window.getSelection()?.toString()) onOpen(id);
      }}
    >
      {/* oxlint-disable-next-line control-has-associated-label -- the link inside is its text */}
      <th scope="row" className="list-lead" data-column="time">
        <Link className="list-link" to={href} aria-current={isOpen || undefined}>
          <time dateTime={entry.at}>{time}</time> <small>{entryDay(entry.at, language)}</small>
          <span className="unseen">
            {name}: {verb} {thing}
          </span>
        </Link>
      </th>
      <td data-column="who" title={name}>
        <span className="trail-who">
          <PersonInitials name={name} size={24} />
          <span>
            <b>{name}</b>
            <small>{[role, entry.companyName].filter(Boolean).join(', ')}</small>
          </span>
        </span>
      </td>
      <td data-column="what" title={`${verb} ${thing}`}>
        <span className="trail-what">
          <EntryIcon name={iconOf(entry, tone)} tone={tone} />
          <span>
            <b>{verb}</b> {thing}
            <small>{t.find(`purposes.${entry.purpose}`) ?? entry.purpose}</small>
          </span>
        </span>
      </td>
      <td data-column="reference">
        <TravellerLink entry={entry} />
      </td>
    </tr>
  );
}
const EntryRow = memo(Row);

// A link only for readers who may open the traveller.
export function TravellerLink({ entry: { applicantUid, reference, applicantName } }: { entry: TrailEntry }) {
  const { t } = useTrailTexts();
  if (applicantUid === null) return reference ? <Reference>{reference}</Reference> : null;
  return (
    <Link
      className="trail-traveller"
      to={`/applicants?open=${applicantUid}`}
      aria-label={reference ? t('openTravellerOf', { reference }) : t('openTraveller')}
      title={applicantName}
    >
      {reference ? <Reference>{reference}</Reference> : applicantName || t('openTraveller')}
    </Link>
  );
}
