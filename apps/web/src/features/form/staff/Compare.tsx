import type { FieldAnswer } from '@visawright/contract/form-state.ts';
import type { Field } from '@visawright/forms/form-schema.ts';
import { useDocumentWords } from '../../documents/document-words.ts';
import { kindText } from '../../documents/value-text.ts';
import { answerText } from '../answer-text.ts';
import { sameAnswer } from '../answer-value.ts';
import { EvidenceCrop } from '../EvidenceCrop.tsx';
import { useWords } from '../form-words.ts';
import { useSays, useWork, useWorkState } from '../FormWorkProvider.tsx';
import { placeText } from '../section-title.ts';
import { isPage, sourcesOf } from '../sources-of.ts';
import { HistoryLines } from './HistoryLines.tsx';
import { useStaffWords, type Say } from './form-staff-words.ts';

// For a reviewer: what stands in the form beside what the paper says, and how it came to be.
export function Compare() {
  const { t } = useStaffWords();
  const work = useWork();
  const field = useWorkState((now) => (now.active ? work.fields.get(now.active) : undefined));
  return (
    <div className="fr-detail" data-detail={field?.id}>
      {field ? <OfField key={field.id} field={field} /> : <p className="pane-text">{t('detail.none')}</p>}
    </div>
  );
}

function madeBy(t: Say, answer: FieldAnswer | undefined, was: string, isSure: boolean): string {
  if (!answer) return t(isSure ? 'detail.auto' : 'detail.nobody');
  if (answer.act === 'declared') return t('detail.declared');
  const name = answer.byName ?? t('history.somebody');
  if (answer.act === 'confirmed') return t('detail.confirmed', { name });
  return was ? t('detail.typedWas', { name, was }) : t('detail.typed', { name });
}

function OfField({ field }: { field: Field }) {
  const { t, language } = useStaffWords();
  const { t: ofForm } = useWords();
  const { t: ofPapers } = useDocumentWords();
  const work = useWork();
  const says = useSays();
  const known = useWorkState((now) => now.state);
  const answer = known.answers[field.id];
  const proposed = known.proposals[field.id]?.choices ?? [];
  const page = sourcesOf(known, field.id).find(isPage) ?? proposed.flatMap(({ sources }) => sources).find(isPage);
  const said = proposed.find(({ sources }) => sources.some((one) => one === page)) ?? proposed[0];
  const value = work.valueOf(field.id);
  const text = (one: typeof value | null | undefined) => answerText(field, one, says, language);
  const differs = page !== undefined && said !== undefined && !sameAnswer(value, said.value);
  return (
    <>
      <div className="fr-detail-head">
        <b>{says(field.label)}</b>
        {field.ref && <small>{placeText(ofForm, field.ref)}</small>}
      </div>
      <div className="fr-compare" data-differs={differs || undefined}>
        <div>
          <small>{t('detail.inForm')}</small>
          <b>{text(value) || t('history.empty')}</b>
          <small>{madeBy(t, answer, text(answer?.was), work.stateOf(field) === 'auto')}</small>
        </div>
        {page && said && (
          <div>
            <small>{ofForm('chip', { paper: kindText(ofPapers, page), page: page.pageIndex + 1 })}</small>
            <b>{text(said.value)}</b>
            <EvidenceCrop evidence={page} />
          </div>
        )}
      </div>
      {!page && <p className="pane-text">{t('detail.noSource')}</p>}
      {answer && <HistoryLines field={field} />}
    </>
  );
}
