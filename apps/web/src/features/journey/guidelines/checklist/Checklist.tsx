import { useState } from 'react';
import { Accordion } from '@mantine/core';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useDevice } from '../../../../lib/browser/device.ts';
import { CategoryItem } from './CategoryItem.tsx';
import type { Guide } from '../guide.ts';
import type { TripDays } from './rule-facts.ts';
import type { EditableMarks } from '../../checklist/use-checklist-marks.ts';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';

interface Props {
  guide: Guide;
  form: Form;
  group: VisaGroup;
  days: TripDays;
  marks: EditableMarks;
}

// Used in element ids, which must not contain spaces.
const valueOf = (part: 'required' | 'recommended', category: string) => `${part}-${category.replaceAll(' ', '-')}`;

// The first categories start expanded.
export function Checklist({ guide, ...rest }: Props) {
  const { t } = useGuidelinesTexts();
  const { type } = useDevice();
  const [open, setOpen] = useState<string[]>(() =>
    guide.required.slice(0, type === 'Desktop' ? 3 : 1).map(({ category }) => valueOf('required', category)),
  );
  const items = (part: 'required' | 'recommended') => (
    <Accordion
      multiple
      order={3}
      className="guide"
      chevronSize={20}
      chevronPosition="right"
      value={open}
      onChange={setOpen}
    >
      {guide[part].map((of) => {
        const value = valueOf(part, of.category);
        return (
          <CategoryItem
            key={value}
            value={value}
            of={of}
            isOpen={open.includes(value)}
            isExtra={part === 'recommended'}
            {...rest}
          />
        );
      })}
    </Accordion>
  );
  return (
    <div data-tour="checklist">
      <h2 className="guide-title">{t('required')}</h2>
      {items('required')}
      {guide.recommended.length > 0 && (
        <>
          <h2 className="guide-title">{t('recommended')}</h2>
          <p className="guide-note">{t('recommendedText')}</p>
          {items('recommended')}
        </>
      )}
    </div>
  );
}
