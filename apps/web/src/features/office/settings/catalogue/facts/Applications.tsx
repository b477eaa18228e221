import type { FactDetail } from '@visawright/contract/forms/facts.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { useListTexts } from '../../../../../translations/list/list-texts.ts';

// Counts by status, without names.
export function Applications({ counts }: { counts: FactDetail['applications'] }) {
  const { t } = useFactsTexts();
  const { t: listText } = useListTexts();
  if (counts.length === 0) return <p className="cat-quiet">{t('detail.noApplications')}</p>;
  return (
    <ul className="cat-lines">
      {counts.map(({ status, count }) => (
        <li key={status}>
          <span>{listText.find(`status.${status}`) ?? status}</span>
          <small>{count.toLocaleString('en-IN')}</small>
        </li>
      ))}
    </ul>
  );
}
