import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import type { ChecklistItem } from '../form/form-schema.ts';

// Two items may share a title for different applicants, so equal titles are numbered.
function keyed(items: readonly ChecklistItem[]): Map<string, ChecklistItem> {
  const seen = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const name = `${item.category}: ${item.title}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return [`${name} ${nth}`, item];
    }),
  );
}

const facts = ({ requiredFor, recommendedFor, conditions, hint }: ChecklistItem): (string | null)[] => [
  requiredFor.length > 0 ? `required for ${requiredFor.join(', ')}` : null,
  recommendedFor?.length ? `recommended for ${recommendedFor.join(', ')}` : null,
  conditions ? `who: ${conditions}` : null,
  hint || null,
];
const whom = (item: ChecklistItem): string => facts(item).slice(0, 3).filter(Boolean).join('; ');

export function checklistChanges(was: readonly ChecklistItem[], now: readonly ChecklistItem[]): FormChange[] {
  const before = keyed(was);
  const after = keyed(now);
  return [
    ...[...after].flatMap(([key, item]): FormChange[] => {
      const former = before.get(key);
      if (!former) return [{ kind: 'checklistAdded', id: item.title, was: null, became: whom(item) }];
      const became = facts(item);
      return facts(former).flatMap((fact, at): FormChange[] =>
        fact === became[at]
          ? []
          : [{ kind: 'checklistChanged', id: item.title, was: fact, became: became[at] ?? null }],
      );
    }),
    ...[...before].flatMap(([key, item]): FormChange[] =>
      after.has(key) ? [] : [{ kind: 'checklistRemoved', id: item.title, was: whom(item), became: null }],
    ),
  ];
}
