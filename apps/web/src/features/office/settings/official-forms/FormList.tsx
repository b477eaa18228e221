import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff, IconUpload } from '@tabler/icons-react';
import type { BlankDestination } from '@visawright/contract/delivery/blank.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Flag } from '../../../../components/Flag.tsx';
import { StateFrame } from '../../../../components/list/empty/StateFrame.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { useBlanksTexts } from '../../../../translations/blanks/blanks-texts.ts';
import { useBlanks } from './blanks.api.ts';
import { destinationFacts, editionText, stateText, stateTone } from './form-text.ts';

interface Props {
  onOpen: (blankUid: string) => void;
  onUpload: (formId: string | null) => void;
}

// Every destination with the form its packages contain, and the editions that were uploaded.
export function FormList({ onOpen, onUpload }: Props) {
  const { t, language } = useBlanksTexts();
  const { data, error, isFetching, isPending, refetch } = useBlanks();
  const isSlow = useDelayed(isPending);
  const [search, setSearch] = useState('');
  const shown = (data?.destinations ?? []).filter(({ formId }) =>
    destinationFacts(formId, language).name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const inUse = data?.destinations.filter(({ form }) => form === 'official').length ?? 0;
  return (
    <section className="blk" aria-labelledby="set-title" aria-busy={isPending}>
      <header className="blk-head">
        <h2 id="set-title">{t('title')}</h2>
        <Button leftSection={<IconUpload size={16} aria-hidden />} onClick={() => onUpload(null)}>
          {t('upload')}
        </Button>
        <p className="set-lead">{t('lead')}</p>
      </header>
      {data === undefined && error ? (
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      ) : (
        <>
          <div className="blk-tools">
            <TextInput
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<IconSearch size={15} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              w={240}
            />
            {data && <span role="status">{t('inUse', { count: inUse })}</span>}
          </div>
          {data && shown.length === 0 ? (
            <StateFrame icon={IconSearchOff} title={t('noMatch')} state="noMatch" />
          ) : (
            <div className="blk-scroll" tabIndex={-1}>
              <table className="blk-table" aria-label={t('title')}>
                <thead>
                  <tr>
                    {(['destination', 'now', 'editions'] as const).map((column) => (
                      <th key={column} scope="col" data-column={column}>
                        {t(`columns.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {isSlow && [...Array(6).keys()].map((n) => <SkeletonRow key={n} />)}
                  {shown.map((destination) => (
                    <DestinationRow key={destination.formId} {...{ destination, onOpen, onUpload }} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const SkeletonRow = () => (
  <tr aria-hidden>
    <td colSpan={3}>
      {' '}
      <i className="staff-skeleton" style={{ width: '60%' }} />
    </td>
  </tr>
);

const nowTone = { official: 'pill-ok', schengen: 'pill-note', copy: 'pill-plain' } as const;

function DestinationRow({ destination, onOpen, onUpload }: Props & { destination: BlankDestination }) {
  const { t, language } = useBlanksTexts();
  const { formId, form, blanks } = destination;
  const { name, iso2 } = destinationFacts(formId, language);
  return (
    <tr data-destination={formId}>
      <th scope="row">
        <span className="blk-where">
          <Flag code={iso2} width={22} />
          {name}
        </span>
      </th>
      <td>
        <span className={`pill ${nowTone[form]}`}>{t(`now.${form}`)}</span>
      </td>
      <td>
        <ul className="blk-editions">
          {blanks.map((blank) => (
            <li key={blank.blankUid}>
              <button
                type="button"
                className="blk-link"
                aria-label={t('openEdition', {
                  destination: name,
                  title: blank.title,
                  day: longDay(blank.editionOn, language),
                })}
                onClick={() => onOpen(blank.blankUid)}
              >
                <b>{blank.title}</b>
                <small>{editionText(blank, t, language)}</small>
              </button>
              <span className={`pill ${stateTone[blank.state]}`}>{stateText(blank, t, language)}</span>
            </li>
          ))}
          {blanks.length === 0 && (
            <li>
              <span className="blk-none">{t('none')}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('uploadFor', { destination: name })}
                onClick={() => onUpload(formId)}
              >
                {t('upload')}
              </Button>
            </li>
          )}
        </ul>
      </td>
    </tr>
  );
}
