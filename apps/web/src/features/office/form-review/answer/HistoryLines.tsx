import { useQuery } from '@tanstack/react-query';
import type { FieldHistory } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { call } from '../../../../lib/api/call.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { answerText } from '../../../form/values/answer-text.ts';
import { formKey } from '../../../form/editor/form.api.ts';
import { useFormLabels, useEditor, useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

// Changes of one field, latest first.
export function HistoryLines({ field }: { field: Field }) {
  const { t, language } = useFormStaffTexts();
  const texts = useFormLabels();
  const { applicationUid } = useEditor();
  const version = useEditorState((now) => now.state.answers[field.id]?.version ?? 0);
  const history = useQuery({
    queryKey: [...formKey(applicationUid), 'history', field.id, version],
    queryFn: ({ signal }) => call('answerHistory', { query: { applicationUid, field: field.id }, signal }),
  });
  const line = ({ act, byName, value, was }: FieldHistory[number]) => {
    const text = (one: typeof value) => answerText(field, one, texts, language) || t('history.empty');
    const values = { name: byName ?? t('history.somebody'), value: text(value), was: text(was) };
    if (value === null) return t('history.taken', values);
    return t(act === 'edited' && was !== null ? 'history.editedWas' : `history.${act}`, values);
  };
  return (
    <PaneState query={history}>
      {({ acts }) =>
        acts.length === 0 ? (
          <p className="pane-text">{t('history.none')}</p>
        ) : (
          <ol className="pane-timeline">
            {acts.map((act) => (
              <li key={`${act.at} ${act.act}`} data-tone={act.act === 'edited' ? undefined : 'ok'}>
                {line(act)} <time dateTime={act.at}>{momentText(act.at, language)}</time>
              </li>
            ))}
          </ol>
        )
      }
    </PaneState>
  );
}
