import { Link } from 'react-router';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconEye } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { useStore } from 'zustand';
import { Flag } from '../../../components/Flag.tsx';
import { Reference } from '../../../components/list/badges/badges.tsx';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { shortRange } from '../../../lib/dates/dates.ts';
import { sortingAddress } from '../../documents/playground/playground-address.ts';
import type { Arrangement } from '../../documents/playground/state/arrangement-queue.ts';
import { usePeople } from '../../documents/playground/state/use-people.ts';
import { countryCode, countryText } from '../../shared/destinations/destination-names.ts';
import { drawerAddress } from '../applications/actions/application-steps.ts';
import { AddFilesButton } from './AddFilesButton.tsx';
import { SavedState } from '../../documents/playground/SavedState.tsx';
import { ApplicationVisitors } from './ApplicationVisitors.tsx';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

interface Props {
  arrangement: Arrangement;
  row: Application | undefined;
  onForm: (() => void) | undefined; // undefined: there is no form
}

function isAllReadOnly(travellers: readonly ArrangedTraveller[]): boolean {
  const documents = travellers.flatMap((one) => one.documents);
  return documents.length > 0 && documents.every(({ can }) => !can.includes('document.edit'));
}

export function PlaygroundHead({ arrangement, row, onForm }: Props) {
  const { t, language } = usePlaygroundTexts();
  const people = usePeople(arrangement);
  const isReadOnly = useStore(arrangement.store, ({ shown }) => isAllReadOnly(shown));
  const canUndo = useStore(arrangement.store, () => arrangement.canUndo());
  const canRedo = useStore(arrangement.store, () => arrangement.canRedo());
  const [first] = people;
  const name = row?.applicantName ?? first?.name ?? '';
  const others = people.length - 1;
  const visa = row?.visaDetails;
  const iso = visa && countryCode(visa.visaTo);
  const about = [
    others > 0 ? t('others', { name, count: others }) : name,
    visa && countryText(visa.visaTo, language),
    visa && shortRange(visa.fromDate, visa.toDate, language),
  ];
  const back = row
    ? drawerAddress(row, 'documents')
    : first
      ? `/fileUpload?applicantUid=${first.applicantUid}`
      : '/fileUpload';
  return (
    <header className="pg-head">
      <ActionIcon component={Link} to={back} aria-label={t('back')} variant="subtle" color="gray">
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      {iso && <Flag code={iso} width={21} />}
      <div className="pg-who">
        <div>
          <ScreenHeading title={name ? t('titleOf', { name }) : t('title')}>{t('title')}</ScreenHeading>
          {row && <Reference>{row.reference}</Reference>}
        </div>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="pg-head-actions">
        {row && <ApplicationVisitors applicationUid={row.applicationUid} />}
        <SavedState arrangement={arrangement} />
        {isReadOnly ? (
          <span className="pg-read-only">
            <IconEye size={16} aria-hidden /> {t('readOnly')}
          </span>
        ) : (
          <span className="pg-undo">
            <Tooltip label={`${t('undo')}  Ctrl Z`}>
              <ActionIcon
                aria-label={t('undo')}
                aria-keyshortcuts="Control+Z"
                disabled={!canUndo}
                onClick={() => arrangement.undo()}
              >
                <IconArrowBackUp size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={`${t('redo')}  Ctrl Shift Z`}>
              <ActionIcon
                aria-label={t('redo')}
                aria-keyshortcuts="Control+Shift+Z"
                disabled={!canRedo}
                onClick={() => arrangement.redo()}
              >
                <IconArrowForwardUp size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </span>
        )}
        {!isReadOnly && row && others > 0 && (
          <Button component={Link} to={sortingAddress(row.applicationUid)} variant="default">
            {t('sort')}
          </Button>
        )}
        {!isReadOnly && first && <AddFilesButton people={people} row={row} />}
        {onForm && <Button onClick={onForm}>{t('toForm')}</Button>}
      </div>
    </header>
  );
}
