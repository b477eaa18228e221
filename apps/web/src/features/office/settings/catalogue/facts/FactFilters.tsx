import { factKinds } from '@visawright/contract/forms/fact-kinds.ts';
import { dueFilters } from '@visawright/contract/forms/fact-order.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { destinationChoices, FilterBar } from '../FilterBar.tsx';
import type { CatalogueLocation } from '../use-catalogue-location.ts';

export const noFilters = { formId: null, kind: null, due: null, search: null, from: null };

export function FactFilters({ location, shown }: { location: CatalogueLocation; shown: string }) {
  const { t, language } = useFactsTexts();
  const { narrowing, facts, search, move } = location;
  return (
    <FilterBar
      texts={{ search: t('search'), clear: t('clear') }}
      search={search}
      longest={100}
      onSearch={(text) => move({ search: text, from: null }, 'replace')}
      choices={[
        {
          name: 'formId',
          label: t('filters.destination'),
          value: narrowing.formId,
          data: destinationChoices(language),
        },
        {
          name: 'kind',
          label: t('filters.kind'),
          value: facts.kind,
          data: factKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          name: 'due',
          label: t('filters.due'),
          value: facts.due,
          data: dueFilters.map((value) => ({ value, label: t(`due.${value}`) })),
        },
      ]}
      onChoose={(name, value) => move({ [name]: value, from: null })}
      onClear={() => move(noFilters)}
      shown={shown}
    />
  );
}
