import { useSearchParams } from 'react-router';
import { chips, sorts, type Chip, type Sort } from './arrange-applications.ts';

const known = <T extends string>(all: readonly T[], word: string | null): T =>
  all.find((one) => one === word) ?? all[0]!;

// Search, chip and sort order are in the URL, so that Back restores them.
export function useListChoice() {
  const [params, setParams] = useSearchParams();
  const put = (part: Record<string, string>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(part))
          if (value) now.set(name, value);
          else now.delete(name);
        return now;
      },
      { replace: true },
    );
  return {
    search: params.get('search') ?? '',
    chip: known<Chip>(chips, params.get('status')),
    sort: known<Sort>(sorts, params.get('sort')),
    setSearch: (search: string) => put({ search }),
    setChip: (status: Chip) => put({ status: status === 'all' ? '' : status }),
    setSort: (sort: Sort) => put({ sort: sort === 'soonest' ? '' : sort }),
    clear: () => put({ search: '', status: '' }),
  };
}
