import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ActionIcon, Drawer, Skeleton, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { TrailEntryDetail } from '@visawright/contract/platform/trail.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { DrawerTop } from '../../../../components/list/drawer/DrawerTop.tsx';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { useDevice } from '../../../../lib/browser/device.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { documentsText } from '../../../../translations/documents/documents-texts.ts';
import { staffText } from '../../../../translations/staff/staff-texts.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { ChainPlace } from './ChainPlace.tsx';
import { describeEntry, fieldText, nameOfPerson } from './describe-entry.ts';
import { entryMoment } from './entry-time.ts';
import { TravellerLink } from './TrailTable.tsx';
import { useTrailEntry } from './trail.api.ts';

interface Props {
  entryNumber: string;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

const dockedFrom = 1200;

// Docked beside the rows if there is room, otherwise above them without dimming the page.
export function EntryPane(props: Props) {
  const { t } = useTrailTexts();
  const titleId = useId();
  if (useDevice().width > dockedFrom)
    return (
      <section className="list-drawer" aria-labelledby={titleId}>
        <Panel {...props} titleId={titleId} />
      </section>
    );
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      position="right"
      size={420}
      returnFocus={false}
      lockScroll={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: 'list-drawer-over' }}
    >
      <Drawer.Content aria-label={t('entry.number', { number: props.entryNumber })} data-leaves-keys>
        <Panel {...props} titleId={titleId} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Panel({ entryNumber, titleId, ...moves }: Props & { titleId: string }) {
  const { t, language } = useTrailTexts();
  const { data, error, isFetching, refetch } = useTrailEntry(entryNumber);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [entryNumber]);
  const text = data && describeEntry(data, t);
  const number = t('entry.number', { number: formatNumber(Number(entryNumber)) });
  return (
    <>
      <div className="list-drawer-head">
        <DrawerTop {...moves} onPage={null} actions={null} reference={number} />
        <div className="list-drawer-title">
          <div>
            <h2 id={titleId} ref={title} tabIndex={-1} data-autofocus>
              {text ? `${text.verb} ${text.thing}` : number}
            </h2>
            {data && <div className="list-drawer-sub">{entryMoment(data.at, language)}</div>}
          </div>
        </div>
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <div className="list-drawer-body trail-entry" role="group" aria-labelledby={titleId} tabIndex={0}>
        {data && <EntryFacts entry={data} />}
        {!data && !error && [70, 45, 90].map((w) => <Skeleton key={w} height={12} width={`${w}%`} my={14} />)}
        {!data && error && (
          <LoadFailure title={t('entry.missing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
        )}
      </div>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function EntryFacts({ entry }: { entry: TrailEntryDetail }) {
  const { t } = useTrailTexts();
  const role = staffText.find(`roles.${entry.role}`) ?? t('automatic');
  const isOfTraveller = entry.applicantUid !== null || entry.reference !== '';
  return (
    <>
      <dl className="trail-facts">
        <Fact name={t('entry.who')}>
          {[nameOfPerson(entry, t), role, entry.companyName].filter(Boolean).join(', ')}
        </Fact>
        {isOfTraveller && (
          <Fact name={t('entry.of')}>
            {entry.applicantName} <TravellerLink entry={entry} />
          </Fact>
        )}
        <Fact name={t('entry.purpose')}>{t.find(`purposes.${entry.purpose}`) ?? entry.purpose}</Fact>
        {entry.fields.length > 0 && (
          <Fact name={t('entry.fields')}>{entry.fields.map((field) => fieldText(field, t)).join(', ')}</Fact>
        )}
        {entry.documents.length > 0 && (
          <Fact name={t('entry.documents')}>
            {entry.documents.map(({ category }) => documentsText(`categories.${category}`)).join(', ')}
          </Fact>
        )}
        {entry.address && <Fact name={t('entry.address')}>{entry.address}</Fact>}
        <Fact name={t('entry.call')}>
          <code>{entry.action}</code>
        </Fact>
        {entry.requestUid && (
          <Fact name={t('entry.request')}>
            <code>{entry.requestUid}</code> <CopyRequest requestUid={entry.requestUid} />
          </Fact>
        )}
      </dl>
      <ChainPlace entry={entry} />
    </>
  );
}

function CopyRequest({ requestUid }: { requestUid: string }) {
  const { t } = useTrailTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(requestUid);
      void toast(t('entry.copied'), 'success');
    } catch {
      void toast(t('entry.copyFailed'), 'error');
    }
  };
  return (
    <Tooltip label={t('entry.copy')}>
      <ActionIcon size={24} aria-label={t('entry.copy')} onClick={() => void copy()}>
        <IconCopy size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
