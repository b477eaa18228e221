import { SegmentedControl } from '@mantine/core';
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
  const { t } = useGuidelinesTexts();
  const checklistText = useChecklistText();
  return (
    <div className="have" data-item={item.title} data-state={isHad ? 'have' : 'later'} data-tour="have-it">
      <div>
        <b>
          <ChecklistText>{item.title}</ChecklistText>
        </b>
        {item.hint && (
          <small>
            <ChecklistText>{item.hint}</ChecklistText>
          </small>
        )}
        {condition && (
          <small className="only">
            {t('onlyFor')}: <ChecklistText>{condition}</ChecklistText>
          </small>
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
