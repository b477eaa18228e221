import type { PageRange } from '../state/page-stack.ts';
import type { ListTranslate } from '../../../translations/list/list-texts.ts';
import { formatNumber, totalText } from './format-number.ts';

// '1–50 of 1,000+'
export function pageRangeText(span: PageRange, t: ListTranslate): string {
  if (span.to === 0) return t('count.none');
  const [from, to, total] = [formatNumber(span.from), formatNumber(span.to), totalText(span, t)];
  return total ? t('count.of', { from, to, total }) : t('count.open', { from, to });
}
