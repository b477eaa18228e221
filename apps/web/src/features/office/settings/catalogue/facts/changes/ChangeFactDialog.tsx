import { useState } from 'react';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  factConfidences,
  sourceKinds,
  type FactConfidence,
  type SourceKind,
} from '@visawright/contract/forms/fact-kinds.ts';
import type { FactDetail } from '@visawright/contract/forms/facts.ts';
import { ActionDialog } from '../../../../../../components/dialog/ActionDialog.tsx';
import { ErrorLine } from '../../../../../../components/dialog/ErrorLine.tsx';
import { toast } from '../../../../../../lib/browser/toast.ts';
import { errorText } from '../../../../../../translations/errors/error-text.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { destinationName, isSite } from '../../entries/entry-text.ts';
import { useFactEffect, useProposeChange } from '../facts.api.ts';
import { useFactWords } from '../use-fact-words.ts';
import { FactEffectView } from './FactEffectView.tsx';
import { isSourceDate } from './value-fields.ts';
import { ValueEditor } from './ValueEditor.tsx';

const pause = 400;
const written = (value: unknown) => JSON.stringify(value, null, 2);

interface Props {
  formId: string;
  facts: FactDetail['facts'];
  onClose: () => void;
}

export function ChangeFactDialog({ formId, facts, onClose }: Props) {
  const { t, language } = useFactsTexts();
  const words = useFactWords();
  const propose = useProposeChange();
  const choices = facts.filter(({ mayChange }) => mayChange);
  const [fact, setFact] = useState(choices.length === 1 ? choices[0]! : null);
  const [text, setText] = useState(fact ? written(fact.value) : '');
  const [source, setSource] = useState({ title: '', url: '', date: '', kind: 'authority' as SourceKind });
  const [confidence, setConfidence] = useState<FactConfidence>('medium');
  const [note, setNote] = useState('');
  const [settled] = useDebouncedValue(text, pause);
  const isTouched = fact !== null && text !== written(fact.value);
  const effect = useFactEffect(
    { formId, key: fact?.key ?? 'none:none', value: settled || ' ' },
    isTouched && settled === text,
  );
  const isUrlWrong = source.url !== '' && !isSite(source.url);
  const isDateWrong = !isSourceDate(source.date);
  const isReady =
    isTouched &&
    settled === text &&
    effect.data?.problems.length === 0 &&
    source.title.trim().length >= 3 &&
    note.trim().length >= 3 &&
    !isUrlWrong &&
    !isDateWrong;
  return (
    <ActionDialog
      title={t('changing.title', { subject: destinationName(formId, language) })}
      text={t('changing.text')}
      size={640}
      submit={{ label: t('changing.submit'), disabled: !isReady }}
      onSubmit={async () => {
        const { title, url, date, kind } = source;
        await propose.mutateAsync({
          formId,
          key: fact!.key,
          value: text,
          source: { title: title.trim(), url: url.trim() || null, date: date || null, kind },
          confidence,
          note: note.trim(),
        });
        onClose();
        void toast(t('changing.done'), 'success');
      }}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <Select
          label={t('changing.which')}
          data={choices.map((each) => ({ value: each.key, label: words.title(each) }))}
          value={fact?.key ?? null}
          searchable
          openOnFocus={false}
          onChange={(key) => {
            const next = choices.find((each) => each.key === key) ?? null;
            setFact(next);
            setText(next ? written(next.value) : '');
          }}
        />
      )}
      {choices.length === 1 && <b>{words.title(choices[0]!)}</b>}
      {fact && <ValueEditor key={fact.key} factKey={fact.key} current={fact.value} text={text} onChange={setText} />}
      <TextInput
        label={t('changing.sourceTitle')}
        value={source.title}
        maxLength={300}
        onChange={(event) => setSource({ ...source, title: event.currentTarget.value })}
      />
      <TextInput
        label={t('changing.sourceUrl')}
        placeholder="https://"
        value={source.url}
        maxLength={500}
        error={isUrlWrong && t('changing.urlWrong')}
        onChange={(event) => setSource({ ...source, url: event.currentTarget.value })}
      />
      <div className="cat-propose-top">
        <Select
          label={t('detail.kind')}
          data={sourceKinds.map((value) => ({ value, label: t(`sourceKinds.${value}`) }))}
          value={source.kind}
          allowDeselect={false}
          onChange={(kind) => setSource({ ...source, kind: kind! })}
        />
        <Select
          label={t('columns.confidence')}
          data={factConfidences.map((value) => ({ value, label: t(`confidence.${value}`) }))}
          value={confidence}
          allowDeselect={false}
          onChange={(value) => setConfidence(value!)}
        />
      </div>
      <TextInput
        label={t('changing.sourceDate')}
        description={t('changing.dateHint')}
        value={source.date}
        maxLength={10}
        error={isDateWrong && t('changing.dateWrong')}
        onChange={(event) => setSource({ ...source, date: event.currentTarget.value })}
      />
      <Textarea
        label={t('changing.note')}
        description={t('changing.noteHint')}
        value={note}
        maxLength={1_000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <section aria-label={t('changing.preview')}>
        {!isTouched && <p className="cat-quiet">{t('effect.same')}</p>}
        {isTouched && effect.isFetching && !effect.data && <p className="cat-quiet">{t('changing.checking')}</p>}
        {isTouched && effect.data && <FactEffectView effect={effect.data} />}
        {isTouched && effect.error && <ErrorLine message={errorText(effect.error) || t('changing.previewFailed')} />}
      </section>
    </ActionDialog>
  );
}
