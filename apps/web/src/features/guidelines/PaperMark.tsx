import { SegmentedControl } from '@mantine/core';
import type { ChecklistItem } from '@visawright/forms/form-schema.ts';
import { useGuidelinesWords } from './guidelines-words.ts';
import { Said } from './Said.tsx';
import { usePaperWords } from './use-paper-words.ts';

interface Props {
  paper: ChecklistItem;
  condition: string | null;
  isHad: boolean;
  onMark: (isHad: boolean) => void;
}

export function PaperMark({ paper, condition, isHad, onMark }: Props) {
  const { t } = useGuidelinesWords();
  const said = usePaperWords();
  return (
    <div className="have" data-paper={paper.title} data-state={isHad ? 'have' : 'later'} data-tour="have-it">
      <div>
        <b>
          <Said>{paper.title}</Said>
        </b>
        {paper.hint && (
          <small>
            <Said>{paper.hint}</Said>
          </small>
        )}
        {condition && (
          <small className="only">
            {t('onlyFor')}: <Said>{condition}</Said>
          </small>
        )}
      </div>
      <SegmentedControl
        size="sm"
        radius="md"
        withItemsBorders={false}
        aria-label={t('mark', { paper: said(paper.title).text })}
        value={isHad ? 'have' : 'later'}
        data={[
          { value: 'have', label: t('have') },
          { value: 'later', label: t('later') },
        ]}
        onChange={(value) => onMark(value === 'have')}
      />
    </div>
  );
}
