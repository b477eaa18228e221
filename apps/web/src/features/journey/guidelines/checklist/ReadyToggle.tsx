import { SegmentedControl } from '@mantine/core';
import { adviceOf } from '@visawright/forms/checklist/checklist-advice.ts';
import { situationTexts } from '@visawright/forms/checklist/situation-texts.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';

interface Props {
  item: ChecklistItem;
  condition: string | null;
  isHad: boolean;
  onMark: (isHad: boolean) => void;
}

export function ReadyToggle({ item, condition, isHad, onMark }: Props) {
  const { t, language } = useGuidelinesTexts();
  const checklistText = useChecklistText();
  const advice = adviceOf(item);
  return (
    <div className="have" data-item={item.title} data-state={isHad ? 'have' : 'later'} data-tour="have-it">
      <div>
        <b>
          <ChecklistText>{item.title}</ChecklistText>
        </b>
        {advice && (
          <small>
            <ChecklistText>{advice}</ChecklistText>
          </small>
        )}
        {condition && (
          <small className="only">{t('because', { clause: situationTexts(condition, language).clause })}</small>
        )}
      </div>
      <SegmentedControl
        size="sm"
        radius="md"
        withItemsBorders={false}
        aria-label={t('mark', { document: checklistText(item.title).text })}
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
