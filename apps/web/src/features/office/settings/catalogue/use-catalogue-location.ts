import { useSearchParams } from 'react-router';
import {
  catalogueConfidences,
  catalogueParts,
  catalogueSorts,
  catalogueStatuses,
} from '@visawright/contract/forms/catalogue-order.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';

const one = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

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
    view: get('view') === 'proposals' ? ('proposals' as const) : ('all' as const),
    open: get('open'),
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
