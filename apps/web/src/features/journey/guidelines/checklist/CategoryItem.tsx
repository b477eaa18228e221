import { Accordion } from '@mantine/core';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { categoryTexts } from '@visawright/forms/documents/category-texts.ts';
import { conditionFor, type ChecklistGroup } from '@visawright/forms/checklist/checklist-groups.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { categoryIcon } from './category-icon.ts';
import { Examples } from './Examples.tsx';
import { readinessOf } from '../guide.ts';
import { ReadyToggle } from './ReadyToggle.tsx';
import type { TripDays } from './rule-facts.ts';
import { RuleList } from './RuleList.tsx';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import type { EditableMarks } from '../../checklist/use-checklist-marks.ts';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';

interface Props {
  value: string;
  of: ChecklistGroup;
  form: Form;
  group: VisaGroup;
  days: TripDays;
  marks: EditableMarks;
  isOpen: boolean;
  isExtra: boolean; // recommended, not required
}

export function CategoryItem({ value, of: { category, items }, form, group, days, marks, isOpen, isExtra }: Props) {
  const { t, language } = useGuidelinesTexts();
  const checklistText = useChecklistText();
  const words = categoryTexts[language][category];
  const CategoryIcon = categoryIcon[category];
  const { ready, total } = readinessOf(items, marks.have);
  return (
    <Accordion.Item value={value} data-category={category}>
      <Accordion.Control
        icon={
          <span className="tile">
            <CategoryIcon size={20} stroke={1.6} aria-hidden />
          </span>
        }
      >
        <span className="guide-line">
          <b>
            {words.name}
            {isExtra && <span className="unseen">, {t('recommended')}</span>}
          </b>
          {isOpen ? (
            <small>{t('documents', { count: total })}</small>
          ) : (
            <small>{items.map(({ title }) => checklistText(title).text).join(' · ')}</small>
          )}
        </span>
        <span className="count" data-all={ready === total || undefined}>
          {t('ready', { count: ready, total })}
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <div className="why">
          <b>{t('why')}</b>
          <p>{words.why}</p>
          <RuleList category={category} form={form} days={days} titles={items.map(({ title }) => title)} />
        </div>
        <Examples category={category} />
        {items.map((item) => (
          <ReadyToggle
            key={item.title}
            item={item}
            condition={conditionFor(item, group)}
            isHad={marks.have.includes(item.title)}
            onMark={(isHad) => marks.markHave(item.title, isHad)}
          />
        ))}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
