import { IconFilePlus, IconFiles } from '@tabler/icons-react';
import type { CatalogueProposal } from '@visawright/contract/forms/catalogue.ts';
import type { Ask } from '../../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { StateButton, StateFrame } from '../../../../../components/list/empty/StateFrame.tsx';
import { momentText } from '../../../../../lib/dates/moments.ts';
import { useProposals } from '../catalogue.api.ts';
import { destinationName } from '../entries/entry-text.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

const tones = { open: 'pill-note', withdrawn: 'pill-plain', taken: 'pill-ok' } as const;
const columns = ['subject', 'note', 'changes', 'state', 'by'] as const;

export function ProposalList({ ask, onPropose }: { ask: Ask; onPropose: () => void }) {
  const { t } = useCatalogueTexts();
  const { data, error, isFetching, refetch } = useProposals();
  if (data === undefined)
    return error ? (
      <LoadFailure title={t('proposals.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
    ) : null;
  if (data.length === 0)
    return (
      <StateFrame icon={IconFiles} title={t('proposals.none')} text={t('proposals.noneText')} state="empty">
        <StateButton action={{ label: t('propose'), icon: IconFilePlus, run: onPropose }} />
      </StateFrame>
    );
  const open = (proposal: CatalogueProposal) =>
    void ask((close) => <ProposalDialog proposal={proposal} onClose={() => close(null)} />);
  return (
    <div className="list-rows cat-rows cat-proposals" tabIndex={-1}>
      <table aria-label={t('views.proposals')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`proposals.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((proposal) => (
            <Row key={proposal.proposalUid} proposal={proposal} onOpen={() => open(proposal)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ proposal, onOpen }: { proposal: CatalogueProposal; onOpen: () => void }) {
  const { t, language } = useCatalogueTexts();
  const { target, note, changes, state, byName, at } = proposal;
  const subject = destinationName(target, language);
  return (
    <tr data-proposal={proposal.proposalUid} data-state={state} onClick={onOpen}>
      <th scope="row" data-column="subject">
        <button
          type="button"
          className="list-link cat-open"
          aria-label={t('proposals.open', { subject })}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {subject}
        </button>
      </th>
      <td data-column="note" title={note}>
        {note}
      </td>
      <td data-column="changes">{changes}</td>
      <td data-column="state">
        <span className={`pill ${tones[state]}`}>{t(`proposals.state.${state}`)}</span>
      </td>
      <td data-column="by">
        {t('proposals.by', { name: byName ?? t('detail.somebody'), when: momentText(at, language) })}
      </td>
    </tr>
  );
}
