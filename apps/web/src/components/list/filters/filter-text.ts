import { dayText } from '../../../lib/dates/moments.ts';
import type { FilterValue, ListFilter } from '../list.types.ts';
import { language } from '../../../lib/translation/language.ts';
import type { ListTranslate } from '../../../translations/list/list-texts.ts';

// Text of a chip: 'Draft and 2 more', 'until 24 Dec 2026'.
export function filterText({ kind, options, format }: ListFilter, value: FilterValue, t: ListTranslate): string {
  if (format) return format(value);
  const label = (one: string) =>
    (typeof options === 'object' && options.find((option) => option.value === one)?.label) || one;
  if (kind === 'range' && value.length === 2) {
    const [from = '', to = ''] = value.map((day) => day && dayText(day, language()));
    return from && to
      ? t('filters.between', { from, to })
      : from
        ? t('filters.since', { from })
        : t('filters.until', { to });
  }
  const [first = '', ...others] = value.map(label);
  if (others.length === 0) return first;
  return others.length === 1 ? `${first}, ${others[0]}` : t('filters.more', { first, count: others.length });
}
