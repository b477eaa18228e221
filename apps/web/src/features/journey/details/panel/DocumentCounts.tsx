import { conditionFor } from '@visawright/forms/checklist/checklist-groups.ts';
import { situationTexts } from '@visawright/forms/checklist/situation-texts.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import { knownToApply, requiredDocuments } from '@visawright/forms/checklist/required-documents.ts';
import { useDocuments } from '../../../documents/documents/documents.api.ts';
import { assignedTitles, loadAssigned } from '../../checklist/assigned-documents.ts';
import { useFlow } from '../../flow/state/flow-store.ts';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

type Counted = Pick<DestinationFacts, 'checklist' | 'group'>;

// Counted as on Upload, so that both screens show one number.
function useDocumentLists({ checklist, group }: Counted) {
  const application = useFlow((flow) => flow.application);
  const { data = [] } = useDocuments(application?.applicantUid);
  if (!checklist || !group) return null;
  const { entries } = requiredDocuments(
    checklist,
    data.filter(({ docId }) => application?.docIds.includes(docId)),
    {
      group,
      applies: knownToApply(application ?? { summary: null, situations: [] }),
      given: application ? assignedTitles(loadAssigned(application.applicationUid)) : {},
    },
  );
  const items = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isWanted).map(({ item }) => item);
  return {
    counted: items(({ isCounted }) => isCounted),
    others: items(({ isCounted, need }) => !isCounted && need === 'conditional'),
    recommended: checklist.recommended.length,
  };
}

// Required documents by name; conditional and recommended ones only as counts.
export function DocumentCounts({ facts: { checklist, group, isLoading } }: { facts: DestinationFacts }) {
  const { t, language } = useDetailsTexts();
  const lists = useDocumentLists({ checklist, group });
  if (!group) return <p className="required-documents required-documents-none">{t('documents.choosePurpose')}</p>;
  if (!lists)
    return isLoading ? (
      <div className="required-documents" aria-hidden>
        <span className="fact-skeleton" />
        <span className="fact-skeleton" />
        <span className="fact-skeleton" />
      </div>
    ) : null;
  const { counted, others, recommended } = lists;
  return (
    <div className="required-documents">
      <h3>{t('documents.title', { count: counted.length })}</h3>
      <ol>
        {counted.map(({ title }) => (
          <li key={title}>
            <ChecklistText>{title}</ChecklistText>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <details className="source">
          <summary>{t('documents.some', { count: others.length })}</summary>
          <ul>
            {others.map((item) => (
              <li key={item.title}>
                <ChecklistText>{item.title}</ChecklistText>{' '}
                <small>
                  {t('documents.onlyIf', { clause: situationTexts(conditionFor(item, group) ?? '', language).clause })}
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {recommended > 0 && (
        <p className="required-documents-more">{t('documents.recommended', { count: recommended })}</p>
      )}
    </div>
  );
}
