import { useSearchParams } from 'react-router';
import {
  catalogueConfidences,
  catalogueParts,
  catalogueSorts,
  catalogueStatuses,
} from '@visawright/contract/forms/catalogue-order.ts';
import { factKinds } from '@visawright/contract/forms/fact-kinds.ts';
import { dueFilters } from '@visawright/contract/forms/fact-order.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';

const one = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

export const catalogueViews = ['all', 'facts', 'changes', 'proposals'] as const;

// View, filters and open entry are stored in the address.
export function useCatalogueLocation() {
  const [params, setParams] = useSearchParams();
  const get = (name: string) => params.get(name);
  const move = (change: Readonly<Record<string, string | null>>, how: 'push' | 'replace' = 'push') =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: how === 'replace' },
    );
  return {
    view: one(catalogueViews, get('view')) ?? 'all',
    open: get('open'),
    from: Number(/^\d{1,6}$/.exec(get('from') ?? '')?.[0] ?? 0),
    facts: { kind: one(factKinds, get('kind')), due: one(dueFilters, get('due')) },
    search: get('search') ?? '',
    sort: one(catalogueSorts, get('sort')) ?? 'age',
    narrowing: {
      part: one(catalogueParts, get('part')),
      formId: one<string>(destinationIds, get('formId')),
      confidence: one(catalogueConfidences, get('confidence')),
      status: one(catalogueStatuses, get('standing')),
    },
    move,
  };
}
export type CatalogueLocation = ReturnType<typeof useCatalogueLocation>;
