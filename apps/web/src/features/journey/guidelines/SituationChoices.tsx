import { Checkbox } from '@mantine/core';
import type { Situation } from './guide.ts';
import { ChecklistText } from '../../documents/checklist/ChecklistText.tsx';
import type { EditableMarks } from '../checklist/use-checklist-marks.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

export const situationsId = 'about-you';

interface Props {
  situations: readonly Situation[];
  marks: EditableMarks;
}

// Conditional documents join the list only when the user says that the condition applies; nothing is inferred.
export function SituationChoices({ situations, marks }: Props) {
  const { t } = useGuidelinesTexts();
  if (situations.length === 0) return null;
  return (
    <fieldset className="panel panel-pad about-you" id={situationsId} tabIndex={-1}>
      <legend>{t('you.title')}</legend>
      <p>{t('you.text')}</p>
      <div className="about-you-grid">
        {situations.map(({ name, adds }) => (
          <Checkbox
            key={name}
            checked={marks.situations.includes(name)}
            label={
              <>
                <ChecklistText>{name}</ChecklistText> <small>{t('you.adds', { count: adds })}</small>
              </>
            }
            onChange={(event) => marks.markSituation(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
