import { answerText } from '../../../form/values/answer-text.ts';
import { useEditor, useFormLabels } from '../../../form/editor/FormEditorProvider.tsx';
import type { ShownChange } from '../../review-round/SectionPast.tsx';
import type { RoundSection } from '../../review-round/use-review-round.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

// Changed answers as the open form shows them.
export function useShownChanges(section: RoundSection | undefined): ShownChange[] {
  const { language } = useFormStaffTexts();
  const editor = useEditor();
  const texts = useFormLabels();
  return (section?.changes ?? []).flatMap(({ field: id, before, after }) => {
    const field = editor.fields.get(id);
    if (!field) return [];
    const text = (value: typeof before) => answerText(field, value, texts, language);
    return [{ field: id, label: texts(field.label), before: text(before), after: text(after) }];
  });
}
