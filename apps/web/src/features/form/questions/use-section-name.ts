import { questionsSection } from '../editor/editor-state.ts';
import { useFormLabels } from '../editor/FormEditorProvider.tsx';
import { splitTitle } from '../definition/section-title.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

export function useSectionName() {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  return ({ id, title }: { id: string; title: string }) =>
    id === questionsSection ? { name: t('questions'), place: '' } : splitTitle(texts(title));
}
