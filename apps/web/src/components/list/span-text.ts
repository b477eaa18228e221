import { figure, totalText, type Say } from './list-words.ts';
import type { Span } from './page-stack.ts';

// '1–50 of 1,000+'
export function spanText(span: Span, t: Say): string {
  if (span.to === 0) return t('count.none');
  const [from, to, total] = [figure(span.from), figure(span.to), totalText(span, t)];
  return total ? t('count.of', { from, to, total }) : t('count.open', { from, to });
}
