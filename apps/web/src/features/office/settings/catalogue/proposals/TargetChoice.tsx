import { useQuery } from '@tanstack/react-query';
import { Select } from '@mantine/core';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { destinationName } from '../entries/entry-text.ts';
import { blockNames, newTarget } from './proposal-targets.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  value: string | null;
  onChange: (target: string | null) => void;
}

export function TargetChoice({ value, onChange }: Props) {
  const { t, language } = useCatalogueTexts();
  const blocks = useQuery({ queryKey: ['block-names'], queryFn: blockNames, staleTime: Infinity }).data ?? [];
  const data = [
    ...destinationIds
      .map((id) => ({ value: id as string, label: destinationName(id, language) }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
    ...blocks.map((name) => ({ value: name, label: t('proposing.block', { name }) })),
    { value: newTarget, label: t('proposing.targetNew') },
  ];
  return (
    <Select
      label={t('proposing.target')}
      data={data}
      value={value}
      onChange={onChange}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
      data-autofocus
    />
  );
}
