import { Checkbox } from '@mantine/core';
import { situationTexts } from '@visawright/forms/checklist/situation-texts.ts';
import type { EditableMarks } from '../checklist/use-checklist-marks.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

interface Props {
  situations: readonly string[]; // conditions of the checklist
  marks: EditableMarks;
}

// Conditional documents join the list only when the user says that the condition applies; nothing is inferred.
export function SituationChoices({ situations, marks }: Props) {
  const { t, language } = useGuidelinesTexts();
  if (situations.length === 0) return null;
  return (
    <fieldset className="about-you">
      <legend>{t('you.title')}</legend>
      <p>{t('you.text')}</p>
      <div className="about-you-choices">
        {situations.map((name) => (
          <Checkbox
            key={name}
            checked={marks.situations.includes(name)}
            label={situationTexts(name, language).choice}
            onChange={(event) => marks.markSituation(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
