import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { SortingReason } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { categoryText, kindText } from '../../documents/value-text.ts';
import { longDay } from '../../../../lib/dates/dates.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useSortingTexts } from '../../../../translations/sorting/sorting-texts.ts';

interface Props {
  reasons: readonly SortingReason[];
  travellers: readonly ArrangedTraveller[];
}

const doubts: readonly SortingReason['reason'][] = [
  'fitsSeveral',
  'namesSeveral',
  'fitsNobody',
  'namesNobody',
  'similar',
  'contradicted',
  'category',
];

function useReasonText(travellers: readonly ArrangedTraveller[]) {
  const { t, language } = useSortingTexts();
  const { t: documents } = useDocumentsTexts();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const nameOf = (uid: string) => travellers.find(({ applicantUid }) => applicantUid === uid)?.name ?? '';
  return (reason: SortingReason): string => {
    const uids =
      'applicantUids' in reason ? reason.applicantUids : 'applicantUid' in reason ? [reason.applicantUid] : [];
    const people = list.format(uids.map(nameOf));
    switch (reason.reason) {
      case 'neighbours':
        return t(`reason.neighbours.${reason.sides}`, { people });
      case 'sharedNumber':
        return reason.kind === null
          ? t('reason.sharedNumberPlain', { people, value: reason.value })
          : t('reason.sharedNumber', { people, value: reason.value, kind: kindOf(reason.kind) });
      case 'travelDay': {
        const day = longDay(reason.day, language);
        return reason.kind === null
          ? t('reason.sharedNumberPlain', { people, value: day })
          : t('reason.sharedNumber', { people, value: day, kind: kindOf(reason.kind) });
      }
      case 'onlyMissing':
        return t('reason.onlyMissing', { people, category: categoryText(documents, reason.category) });
      case 'categoryKnown':
        return t('reason.categoryKnown', {
          category: reason.kind === null ? categoryText(documents, reason.category) : kindOf(reason.kind),
        });
      case 'fitsSeveral':
      case 'similar':
      case 'contradicted':
      case 'fitsNobody':
        return t(`reason.${reason.reason}`, { people, name: reason.name });
      default:
        return t(`reason.${reason.reason}`, { people });
    }
  };
  function kindOf(kind: string): string {
    return kindText(documents, { kind, category: 'Other' });
  }
}

export function WhyList({ reasons, travellers }: Props) {
  const textOf = useReasonText(travellers);
  return (
    <ul className="so-reasons">
      {reasons.map((reason) => {
        const isDoubt = doubts.includes(reason.reason);
        const text = textOf(reason);
        const Icon = isDoubt ? IconAlertTriangleFilled : IconCircleCheckFilled;
        return (
          <li key={text} data-doubt={isDoubt || undefined}>
            <Icon size={14} aria-hidden />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
