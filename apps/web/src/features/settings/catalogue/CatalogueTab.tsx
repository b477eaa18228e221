import './catalogue-words.ts';
import '../../../components/list/list.css';
import '../../../components/list/list-table.css';
import '../../../components/list/list-parts.css';
import './catalogue.css';
import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { useCatalogueWords } from './catalogue-words.ts';
import { useProposals } from './catalogue.api.ts';
import { ProposalList } from './ProposalList.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import { useCataloguePlace } from './use-catalogue-place.ts';

const views = ['all', 'proposals'] as const;

// Every form, checklist, fee, time and rule of the product: how old, how sure, and what to do about it.
export function CatalogueTab() {
  const { t } = useCatalogueWords();
  const place = useCataloguePlace();
  const { ask, dialog } = useDialog();
  const open = useProposals().data?.filter(({ state }) => state === 'open').length ?? 0;
  const propose = (target?: string) =>
    void ask((close) => (
      <ProposeDialog target={target ?? place.narrowing.formId ?? null} onClose={() => close(null)} />
    ));
  return (
    <section className="cat" aria-labelledby="set-title" data-catalogue={place.view}>
      <header className="cat-head">
        <h2 id="set-title">{t('title')}</h2>
        <Button leftSection={<IconFilePlus size={16} aria-hidden />} onClick={() => propose()}>
          {t('propose')}
        </Button>
        <p className="set-lead">{t('lead')}</p>
      </header>
      <nav className="list-views" aria-label={t('title')}>
        <div className="list-tabs">
          {views.map((view) => (
            <button
              key={view}
              type="button"
              className="list-tab"
              data-active={view === place.view || undefined}
              aria-current={view === place.view ? 'true' : undefined}
              onClick={() => place.move({ view: view === 'all' ? null : view, open: null })}
            >
              {t(`views.${view}`)}
              {view === 'proposals' && open > 0 && <small>{open}</small>}
            </button>
          ))}
        </div>
      </nav>
      {place.view === 'all' ? (
        <CatalogueList place={place} ask={ask} onPropose={propose} />
      ) : (
        <ProposalList ask={ask} onPropose={() => propose()} />
      )}
      {dialog}
    </section>
  );
}
