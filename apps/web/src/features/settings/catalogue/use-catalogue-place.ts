import { useSearchParams } from 'react-router';
import {
  catalogueConfidences,
  catalogueParts,
  catalogueSorts,
  catalogueStandings,
} from '@visawright/contract/catalogue-order.ts';
import { destinationIds } from '@visawright/forms/destinations.ts';

const one = <T extends string>(words: readonly T[], word: string | null): T | undefined =>
  words.find((each) => each === word);

// Where a person stands in the catalogue is in the address, beside the tab of the settings.
export function useCataloguePlace() {
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
      standing: one(catalogueStandings, get('standing')),
    },
    move,
  };
}
export type CataloguePlace = ReturnType<typeof useCataloguePlace>;
