import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import type { Ask } from '../../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { StateFrame } from '../../../../../components/list/empty/StateFrame.tsx';
import { PageStep } from '../../../../../components/list/table/PageStep.tsx';
import { useDelayed } from '../../../../../components/list/state/use-delayed.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import type { CatalogueLocation } from '../use-catalogue-location.ts';
import { FactDrawer } from './FactDrawer.tsx';
import { FactFilters, noFilters } from './FactFilters.tsx';
import { FactTable, openName } from './FactTable.tsx';
import { pageSize, useFacts } from './facts.api.ts';

const pause = 250;

// The worklist: a page of facts, the most urgent first.
export function FactList({ location, ask }: { location: CatalogueLocation; ask: Ask }) {
  const { t } = useFactsTexts();
  const { narrowing, facts, search, from, open, move } = location;
  const [settled] = useDebouncedValue(search, pause);
  const asked = {
    ...(narrowing.formId && { formId: narrowing.formId }),
    ...(facts.kind && { kind: facts.kind }),
    ...(facts.due && { due: facts.due }),
    ...(settled && { search: settled }),
  };
  const { data, error, isFetching, isPending, refetch } = useFacts(asked, from);
  const isSlow = useDelayed(isPending);
  if (data === undefined && error)
    return <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />;
  const lines = data?.items ?? [];
  const [total, due] = [data?.total ?? 0, data?.due ?? 0];
  const at = lines.findIndex((line) => openName(line) === open);
  const toward = (step: -1 | 1) => {
    const next = at < 0 ? undefined : lines[at + step];
    return next ? () => move({ open: openName(next) }, 'replace') : null;
  };
  const shown = total > 0 ? t('shown', { from: from + 1, to: from + lines.length, total, due }) : t('none', { due });
  const [formId, ...name] = (open ?? '').split('/');
  return (
    <div
      className="list cat-list"
      data-state={isPending ? 'loading' : lines.length > 0 ? 'rows' : 'noMatch'}
      aria-busy={isPending}
    >
      <div className="list-pane">
        <FactFilters location={location} shown={data ? shown : ''} />
        {data && lines.length === 0 ? (
          <StateFrame icon={IconSearchOff} title={t('noMatch')} state="noMatch">
            <Button variant="default" onClick={() => move(noFilters)}>
              {t('clear')}
            </Button>
          </StateFrame>
        ) : (
          <FactTable lines={lines} open={open} isSlow={isSlow} onOpen={(opened) => move({ open: opened })} />
        )}
        {total > pageSize && (
          <footer className="list-foot">
            <div />
            <div>
              <PageStep
                label={t('previous')}
                isOn={from > 0}
                onGo={() => move({ from: from > pageSize ? String(from - pageSize) : null })}
                Icon={IconChevronLeft}
              />
              <PageStep
                label={t('next')}
                isOn={from + lines.length < total}
                onGo={() => move({ from: String(from + pageSize) })}
                Icon={IconChevronRight}
              />
            </div>
          </footer>
        )}
      </div>
      {open && formId && (
        <FactDrawer
          key={open}
          formId={formId}
          factKey={name.join('/')}
          ask={ask}
          onPrevious={toward(-1)}
          onNext={toward(1)}
          onClose={() => move({ open: null })}
        />
      )}
    </div>
  );
}
