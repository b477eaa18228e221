import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { catalogueView } from '@visawright/contract/catalogue-order.ts';
import type { CatalogueEntry } from '@visawright/contract/catalogue.ts';
import type { Ask } from '../../../components/dialog/use-dialog.tsx';
import { Failing } from '../../../components/Failing.tsx';
import { StateFrame } from '../../../components/list/StateFrame.tsx';
import { useDelayed } from '../../../components/list/use-delayed.ts';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CatalogueTable } from './CatalogueTable.tsx';
import { useCatalogueWords, type Say } from './catalogue-words.ts';
import { useCatalogue } from './catalogue.api.ts';
import { EntryDrawer } from './EntryDrawer.tsx';
import { destinationName, subjectText } from './entry-text.ts';
import type { CataloguePlace } from './use-catalogue-place.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

interface Props {
  place: CataloguePlace;
  ask: Ask;
  onPropose: (formId: string) => void;
}

const plain = { part: null, formId: null, confidence: null, standing: null, search: null };

function matches(entry: CatalogueEntry, search: string, t: Say, language: string): boolean {
  const names = entry.formIds.flatMap((id) => [id, destinationName(id, language), destinationName(id, 'en')]);
  const text = [subjectText(entry, t, language), entry.source.name, entry.ruleId, ...names].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function CatalogueList({ place, ask, onPropose }: Props) {
  const { t, language } = useCatalogueWords();
  const { data, error, isFetching, isPending, refetch } = useCatalogue();
  const isSlow = useDelayed(isPending);
  if (data === undefined && error)
    return <Failing title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />;
  const all = data?.entries ?? [];
  const shown = catalogueView(all, place.narrowing, place.sort).filter((entry) =>
    matches(entry, place.search, t, language),
  );
  const open = all.find(({ key }) => key === place.open);
  const at = shown.findIndex(({ key }) => key === place.open);
  const toward = (step: -1 | 1) => {
    const next = at < 0 ? undefined : shown[at + step];
    return next ? () => place.move({ open: next.key }, 'replace') : null;
  };
  const verify = (entry: CatalogueEntry) =>
    void ask((close) => <VerifyDialog entry={entry} today={data!.today} onClose={() => close(null)} />);
  return (
    <div
      className="list cat-list"
      data-state={isPending ? 'loading' : shown.length > 0 ? 'rows' : 'noMatch'}
      aria-busy={isPending}
    >
      <div className="list-pane">
        <CatalogueFilters place={place} shown={shown.length} all={all.length} isLoading={isPending} />
        {data && shown.length === 0 ? (
          <StateFrame icon={IconSearchOff} title={t('noMatch')} state="noMatch">
            <Button variant="default" onClick={() => place.move(plain)}>
              {t('clear')}
            </Button>
          </StateFrame>
        ) : (
          <CatalogueTable entries={shown} place={place} isSlow={isSlow} />
        )}
      </div>
      {open && (
        <EntryDrawer
          entry={open}
          onPrevious={toward(-1)}
          onNext={toward(1)}
          onVerify={() => verify(open)}
          onPropose={() => onPropose(open.formIds[0]!)}
          onClose={() => place.move({ open: null })}
        />
      )}
    </div>
  );
}
