import { Button } from '@mantine/core';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { answerText } from '../values/answer-text.ts';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Two people edited the same field: shows both values.
export function EditorsChoice({ field }: { field: Field }) {
  const { t, language } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const conflict = useEditorState((now) => now.conflicts[field.id]);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  const who = theirs?.byName ?? t('conflict.someone');
  const text = (value: typeof mine | undefined) => answerText(field, value, texts, language) || t('nothing');
  return (
    <div className="form-editors" role="alert">
      <p>{theirs ? t('conflict.by', { who, when: momentText(theirs.at, language) }) : t('conflict.taken')}</p>
      <dl>
        <div>
          <dt>{t('conflict.mine')}</dt>
          <dd>{text(mine)}</dd>
          <Button variant="default" size="sm" onClick={() => editor.resolve(field.id, 'mine')}>
            {t('conflict.useMine')}
          </Button>
        </div>
        <div>
          <dt>{theirs?.byName ? t('conflict.theirsOf', { who }) : t('conflict.theirs')}</dt>
          <dd>{text(theirs?.value)}</dd>
          <Button variant="default" size="sm" onClick={() => editor.resolve(field.id, 'theirs')}>
            {t('conflict.useTheirs')}
          </Button>
        </div>
      </dl>
    </div>
  );
}
