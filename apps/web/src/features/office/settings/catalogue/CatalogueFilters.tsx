import { catalogueConfidences, catalogueParts, catalogueStatuses } from '@visawright/contract/forms/catalogue-order.ts';
import { destinationChoices, FilterBar } from './FilterBar.tsx';
import type { CatalogueLocation } from './use-catalogue-location.ts';
import { useCatalogueTexts } from '../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  location: CatalogueLocation;
  shown: number;
  all: number;
  isLoading: boolean;
}

export const noFilters = { part: null, formId: null, status: null, confidence: null, search: null };

export function CatalogueFilters({ location, shown, all, isLoading }: Props) {
  const { t, language } = useCatalogueTexts();
  const { narrowing, move, search } = location;
  return (
    <FilterBar
      texts={{ search: t('search'), clear: t('clear') }}
      search={search}
      onSearch={(text) => move({ search: text }, 'replace')}
      choices={[
        {
          name: 'part',
          label: t('columns.part'),
          value: narrowing.part,
          data: catalogueParts.map((value) => ({ value, label: t(`parts.${value}`) })),
        },
        { name: 'formId', label: t('affected.form'), value: narrowing.formId, data: destinationChoices(language) },
        {
          name: 'status',
          label: t('columns.age'),
          value: narrowing.status,
          data: catalogueStatuses.map((value) => ({ value, label: t(`ageGroup.${value}`) })),
        },
        {
          name: 'confidence',
          label: t('columns.confidence'),
          value: narrowing.confidence,
          data: catalogueConfidences.map((value) => ({ value, label: t(`confidence.${value}`) })),
        },
      ]}
      onChoose={(name, value) => move({ [name]: value })}
      onClear={() => move(noFilters)}
      shown={isLoading ? '' : t('shown', { shown, all })}
    />
  );
}
