import { Select } from '@mantine/core';
import { factNames } from '../applicant-draft.ts';
import type { ColumnMap } from './guess-columns.ts';
import type { Table } from './read-table.ts';
import { useApplicantsTexts } from '../../../../translations/applicants/applicants-texts.ts';

interface Props {
  table: Table;
  map: ColumnMap;
  onChange: (map: ColumnMap) => void;
}

// Preselected from the headings; the user can change it.
export function ColumnChoice({ table, map, onChange }: Props) {
  const { t } = useApplicantsTexts();
  const data = table.heading.map((text, i) => ({
    value: String(i),
    label: text.trim() || t('import.column', { number: i + 1 }),
  }));
  return (
    <div className="import-columns">
      {factNames.map((name) => {
        const at = map[name];
        const sample = at === null ? '' : (table.rows[0]?.[at] ?? '');
        return (
          <Select
            key={name}
            label={t(`facts.${name}`)}
            description={sample ? t('import.sample', { sample: sample.slice(0, 30) }) : t('import.noSample')}
            inputWrapperOrder={['label', 'input', 'description']}
            placeholder={t('import.notThere')}
            data={data}
            value={at === null ? null : String(at)}
            onChange={(value) => onChange({ ...map, [name]: value === null ? null : Number(value) })}
            clearable
            comboboxProps={{ shadow: 'md' }}
          />
        );
      })}
    </div>
  );
}
