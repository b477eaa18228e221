import { Link } from 'react-router';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useStore } from 'zustand';
import { Flag } from '../../../components/Flag.tsx';
import { Meter, Reference } from '../../../components/list/badges/badges.tsx';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { shortRange } from '../../../lib/dates/dates.ts';
import { playgroundAddress } from '../../documents/playground/playground-address.ts';
import type { Arrangement } from '../../documents/playground/state/arrangement-queue.ts';
import type { SortingGrid } from '../../documents/sorting/state/sorting-grid.ts';
import { countryCode, countryText } from '../../shared/destinations/destination-names.ts';
import { drawerAddress } from '../applications/actions/application-steps.ts';
import { SavedState } from '../../documents/playground/SavedState.tsx';
import { useSortingTexts } from '../../../translations/sorting/sorting-texts.ts';
import { AddTripFiles, type TripFiles } from './AddTripFiles.tsx';

interface Props {
  arrangement: Arrangement;
  row: Application;
  grid: SortingGrid;
  files: TripFiles;
}

export function SortingHead({ arrangement, row, grid, files }: Props) {
  const { t, language } = useSortingTexts();
  const canUndo = useStore(arrangement.store, () => arrangement.canUndo());
  const canRedo = useStore(arrangement.store, () => arrangement.canRedo());
  const { visaTo, fromDate, toDate } = row.visaDetails;
  const iso = countryCode(visaTo);
  const all = grid.placed + grid.unsure;
  const about = [
    countryText(visaTo, language),
    t('travellers', { count: grid.rows.length }),
    shortRange(fromDate, toDate, language),
    grid.reading > 0 && t('reading', { count: grid.reading }),
  ];
  return (
    <header className="pg-head">
      <ActionIcon
        component={Link}
        to={drawerAddress(row, 'documents')}
        aria-label={t('back')}
        variant="subtle"
        color="gray"
      >
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      {iso && <Flag code={iso} width={21} />}
      <div className="pg-who">
        <div>
          <ScreenHeading>{t('title', { count: all })}</ScreenHeading>
          <Reference>{row.reference}</Reference>
        </div>
        <p role="status">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="pg-head-actions">
        <span className="so-progress">
          {t('placed', { placed: grid.placed, all })} <Meter value={grid.placed} max={all} width={90} />
        </span>
        <SavedState arrangement={arrangement} />
        <span className="pg-undo">
          <Tooltip label={`${t('undo')}  Z`}>
            <ActionIcon
              aria-label={t('undo')}
              aria-keyshortcuts="Z"
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
        <AddTripFiles files={files} />
        <Button
          component={Link}
          to={playgroundAddress({ applicationUid: row.applicationUid })}
          variant="default"
          className="so-arrange"
        >
          {t('arrange')}
        </Button>
        <Button component={Link} to={drawerAddress(row, 'documents')} variant="default">
          {t('finish')}
        </Button>
      </div>
    </header>
  );
}
