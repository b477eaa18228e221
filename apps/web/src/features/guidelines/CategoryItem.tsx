import { Accordion } from '@mantine/core';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { categoryWords } from '@visawright/forms/category-words.ts';
import { conditionOf, type PapersOfCategory } from '@visawright/forms/checklist-view.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { categoryIcon } from './category-icon.ts';
import { Examples } from './Examples.tsx';
import { readinessOf } from './guide.ts';
import { useGuidelinesWords } from './guidelines-words.ts';
import { PaperMark } from './PaperMark.tsx';
import type { TripDays } from './rule-facts.ts';
import { RuleList } from './RuleList.tsx';
import { usePaperWords } from './use-paper-words.ts';
import type { UsedMarks } from './use-marks.ts';

interface Props {
  value: string;
  of: PapersOfCategory;
  form: Form;
  group: VisaGroup;
  days: TripDays;
  marks: UsedMarks;
  isOpen: boolean;
  isExtra: boolean; // recommended, not required
}

export function CategoryItem({ value, of: { category, papers }, form, group, days, marks, isOpen, isExtra }: Props) {
  const { t, i18n } = useGuidelinesWords();
  const said = usePaperWords();
  const words = categoryWords[i18n.language][category];
  const CategoryIcon = categoryIcon[category];
  const { ready, total } = readinessOf(papers, marks.have);
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
            <small>{t('papers', { count: total })}</small>
          ) : (
            <small>{papers.map(({ title }) => said(title).text).join(' · ')}</small>
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
          <RuleList category={category} form={form} days={days} />
        </div>
        <Examples category={category} />
        {papers.map((paper) => (
          <PaperMark
            key={paper.title}
            paper={paper}
            condition={conditionOf(paper, group)}
            isHad={marks.have.includes(paper.title)}
            onMark={(isHad) => marks.markHave(paper.title, isHad)}
          />
        ))}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
