import { conditionOf } from '@visawright/forms/checklist-view.ts';
import { useTranslation } from '../../lib/words.ts';
import type { DestinationFacts } from './use-destination.ts';

// What everybody of this purpose brings, by name; what some bring, and what only helps, counted.
export function PaperCounts({ facts: { checklist, group, isLoading } }: { facts: DestinationFacts }) {
  const { t } = useTranslation('details');
  if (!group) return <p className="papers papers-none">{t('papers.choosePurpose')}</p>;
  if (!checklist)
    return isLoading ? (
      <div className="papers" aria-hidden>
        <span className="fact-bone" />
        <span className="fact-bone" />
        <span className="fact-bone" />
      </div>
    ) : null;
  const everybody = checklist.required.filter((item) => conditionOf(item, group) === null);
  const some = checklist.required.filter((item) => conditionOf(item, group) !== null);
  return (
    <div className="papers">
      <h3>{t('papers.title', { count: everybody.length })}</h3>
      <ol lang="en">
        {everybody.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      {some.length > 0 && (
        <details className="source">
          <summary>{t('papers.some', { count: some.length })}</summary>
          <ul lang="en">
            {some.map((item) => (
              <li key={item.title}>
                {item.title} <small>{conditionOf(item, group)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {checklist.recommended.length > 0 && (
        <p className="papers-more">{t('papers.recommended', { count: checklist.recommended.length })}</p>
      )}
    </div>
  );
}
