import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { catalogueView } from '@visawright/contract/forms/catalogue-order.ts';
import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { StateFrame } from '../../../../components/list/empty/StateFrame.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { CatalogueFilters, noFilters } from './CatalogueFilters.tsx';
import { CatalogueTable } from './CatalogueTable.tsx';
import { useCatalogue } from './catalogue.api.ts';
import { EntryDrawer } from './entries/EntryDrawer.tsx';
import { destinationName, subjectText } from './entries/entry-text.ts';
import type { CatalogueLocation } from './use-catalogue-location.ts';
import { VerifyDialog } from './entries/VerifyDialog.tsx';
import { useCatalogueTexts, type CatalogueTranslate } from '../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  location: CatalogueLocation;
  ask: Ask;
  onPropose: (formId: string) => void;
}

function matches(entry: CatalogueEntry, search: string, t: CatalogueTranslate, language: string): boolean {
  const names = entry.formIds.flatMap((id) => [id, destinationName(id, language), destinationName(id, 'en')]);
  const text = [subjectText(entry, t, language), entry.source.name, entry.ruleId, ...names].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function CatalogueList({ location, ask, onPropose }: Props) {
  const { t, language } = useCatalogueTexts();
  const { data, error, isFetching, isPending, refetch } = useCatalogue();
  const isSlow = useDelayed(isPending);
  if (data === undefined && error)
    return <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />;
  const all = data?.entries ?? [];
  const shown = catalogueView(all, location.narrowing, location.sort).filter((entry) =>
    matches(entry, location.search, t, language),
  );
  const open = all.find(({ key }) => key === location.open);
  const at = shown.findIndex(({ key }) => key === location.open);
  const toward = (step: -1 | 1) => {
    const next = at < 0 ? undefined : shown[at + step];
    return next ? () => location.move({ open: next.key }, 'replace') : null;
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
        <CatalogueFilters location={location} shown={shown.length} all={all.length} isLoading={isPending} />
        {data && shown.length === 0 ? (
          <StateFrame icon={IconSearchOff} title={t('noMatch')} state="noMatch">
            <Button variant="default" onClick={() => location.move(noFilters)}>
              {t('clear')}
            </Button>
          </StateFrame>
        ) : (
          <CatalogueTable entries={shown} location={location} isSlow={isSlow} />
        )}
      </div>
      {open && (
        <EntryDrawer
          entry={open}
          onPrevious={toward(-1)}
          onNext={toward(1)}
          onVerify={() => verify(open)}
          onPropose={() => onPropose(open.formIds[0]!)}
          onClose={() => location.move({ open: null })}
        />
      )}
    </div>
  );
}
