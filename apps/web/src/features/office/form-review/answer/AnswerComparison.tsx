import type { FieldAnswer } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { answerText } from '../../../form/values/answer-text.ts';
import { sameAnswer } from '../../../form/values/answer-value.ts';
import { EvidenceCrop } from '../../../form/sources/EvidenceCrop.tsx';
import { useFormLabels, useEditor, useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { placeText } from '../../../form/definition/section-title.ts';
import { isPageSource, fieldSources } from '../../../form/sources/field-sources.ts';
import { useDocumentName } from '../../../form/sources/use-document-name.ts';
import { HistoryLines } from './HistoryLines.tsx';
import { useFormTexts } from '../../../../translations/form/form-texts.ts';
import { useFormStaffTexts, type FormStaffTranslate } from '../../../../translations/form-staff/form-staff-texts.ts';

// For reviewers: the answer beside its source document, and its history.
export function AnswerComparison() {
  const { t } = useFormStaffTexts();
  const editor = useEditor();
  const field = useEditorState((now) => (now.active ? editor.fields.get(now.active) : undefined));
  return (
    <div className="fr-detail" data-detail={field?.id}>
      {field ? <OfField key={field.id} field={field} /> : <p className="pane-text">{t('detail.none')}</p>}
    </div>
  );
}

function madeBy(t: FormStaffTranslate, answer: FieldAnswer | undefined, was: string, isSure: boolean): string {
  if (!answer) return t(isSure ? 'detail.auto' : 'detail.nobody');
  if (answer.act === 'declared') return t('detail.declared');
  const name = answer.byName ?? t('history.somebody');
  if (answer.act === 'confirmed') return t('detail.confirmed', { name });
  return was ? t('detail.typedWas', { name, was }) : t('detail.typed', { name });
}

function OfField({ field }: { field: Field }) {
  const { t, language } = useFormStaffTexts();
  const { t: ofForm } = useFormTexts();
  const documentName = useDocumentName();
  const editor = useEditor();
  const texts = useFormLabels();
  const known = useEditorState((now) => now.state);
  const answer = known.answers[field.id];
  const proposed = known.proposals[field.id]?.choices ?? [];
  const page =
    fieldSources(known, field.id).find(isPageSource) ?? proposed.flatMap(({ sources }) => sources).find(isPageSource);
  const message = proposed.find(({ sources }) => sources.some((one) => one === page)) ?? proposed[0];
  const value = editor.valueOf(field.id);
  const text = (one: typeof value | null | undefined) => answerText(field, one, texts, language);
  const differs = page !== undefined && message !== undefined && !sameAnswer(value, message.value);
  return (
    <>
      <div className="fr-detail-head">
        <b>{texts(field.label)}</b>
        {field.ref && <small>{placeText(ofForm, field.ref)}</small>}
      </div>
      <div className="fr-compare" data-differs={differs || undefined}>
        <div>
          <small>{t('detail.inForm')}</small>
          <b>{text(value) || t('history.empty')}</b>
          <small>{madeBy(t, answer, text(answer?.was), editor.stateOf(field) === 'auto')}</small>
        </div>
        {page && message && (
          <div>
            <small>{ofForm('chip', { document: documentName(page), page: page.pageIndex + 1 })}</small>
            <b>{text(message.value)}</b>
            <EvidenceCrop evidence={page} />
          </div>
        )}
      </div>
      {!page && <p className="pane-text">{t('detail.noSource')}</p>}
      {answer && <HistoryLines field={field} />}
    </>
  );
}
