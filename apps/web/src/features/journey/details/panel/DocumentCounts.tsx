import { conditionFor } from '@visawright/forms/checklist/checklist-groups.ts';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

// Required documents by name; conditional and recommended ones only as counts.
export function DocumentCounts({ facts: { checklist, group, isLoading } }: { facts: DestinationFacts }) {
  const { t } = useDetailsTexts();
  if (!group) return <p className="required-documents required-documents-none">{t('documents.choosePurpose')}</p>;
  if (!checklist)
    return isLoading ? (
      <div className="required-documents" aria-hidden>
        <span className="fact-skeleton" />
        <span className="fact-skeleton" />
        <span className="fact-skeleton" />
      </div>
    ) : null;
  const everybody = checklist.required.filter((item) => conditionFor(item, group) === null);
  const some = checklist.required.filter((item) => conditionFor(item, group) !== null);
  return (
    <div className="required-documents">
      <h3>{t('documents.title', { count: everybody.length })}</h3>
      <ol lang="en">
        {everybody.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      {some.length > 0 && (
        <details className="source">
          <summary>{t('documents.some', { count: some.length })}</summary>
          <ul lang="en">
            {some.map((item) => (
              <li key={item.title}>
                {item.title} <small>{conditionFor(item, group)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {checklist.recommended.length > 0 && (
        <p className="required-documents-more">{t('documents.recommended', { count: checklist.recommended.length })}</p>
      )}
    </div>
  );
}
