import '../../../../components/list/list.css';
import '../../../../components/list/table/list-table.css';
import '../../../../components/list/list-parts.css';
import './catalogue.css';
import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { FactChangeList } from './facts/changes/FactChangeList.tsx';
import { useFactChanges } from './facts/facts.api.ts';
import { FactList } from './facts/FactList.tsx';
import { useProposals } from './catalogue.api.ts';
import { ProposalList } from './proposals/ProposalList.tsx';
import { ProposeDialog } from './proposals/ProposeDialog.tsx';
import { catalogueViews, useCatalogueLocation } from './use-catalogue-location.ts';
import { useCatalogueTexts } from '../../../../translations/catalogue/catalogue-texts.ts';

// Filters belong to their view.
const filters = ['open', 'from', 'kind', 'due', 'part', 'confidence', 'standing', 'search'];
const nothing = Object.fromEntries(filters.map((name) => [name, null]));

// All forms, checklists, fees, processing times and rules, with age and confidence.
export function CatalogueTab() {
  const { t } = useCatalogueTexts();
  const location = useCatalogueLocation();
  const { ask, dialog } = useDialog();
  const open = useProposals().data?.filter(({ state }) => state === 'open').length ?? 0;
  const waiting = useFactChanges().data?.filter(({ state }) => state === 'proposed').length ?? 0;
  const propose = (target?: string) =>
    void ask((close) => (
      <ProposeDialog target={target ?? location.narrowing.formId ?? null} onClose={() => close(null)} />
    ));
  return (
    <section className="cat" aria-labelledby="set-title" data-catalogue={location.view}>
      <header className="cat-head">
        <h2 id="set-title">{t('title')}</h2>
        <Button leftSection={<IconFilePlus size={16} aria-hidden />} onClick={() => propose()}>
          {t('propose')}
        </Button>
        <p className="set-lead">{t('lead')}</p>
      </header>
      <nav className="list-views" aria-label={t('title')}>
        <div className="list-tabs">
          {catalogueViews.map((view) => (
            <button
              key={view}
              type="button"
              className="list-tab"
              data-active={view === location.view || undefined}
              aria-current={view === location.view ? 'true' : undefined}
              onClick={() => location.move({ ...nothing, view: view === 'all' ? null : view })}
            >
              {t(`views.${view}`)}
              {view === 'proposals' && open > 0 && <small>{open}</small>}
              {view === 'changes' && waiting > 0 && <small>{waiting}</small>}
            </button>
          ))}
        </div>
      </nav>
      {location.view === 'all' && <CatalogueList location={location} ask={ask} onPropose={propose} />}
      {location.view === 'facts' && <FactList location={location} ask={ask} />}
      {location.view === 'changes' && <FactChangeList ask={ask} />}
      {location.view === 'proposals' && <ProposalList ask={ask} onPropose={() => propose()} />}
      {dialog}
    </section>
  );
}
