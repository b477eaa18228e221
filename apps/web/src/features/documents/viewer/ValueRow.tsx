import { useEffect, useRef, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { DocumentPage, DocumentValue } from '@visawright/contract/document.ts';
import { momentText } from '../../../lib/moments.ts';
import { useDocumentWords } from '../document-words.ts';
import { fieldText, isDateField, valueText } from '../value-text.ts';
import { isWaiting, standingOf } from '../value.ts';
import { Crop } from './Crop.tsx';
import { ValueMark } from './ValueMark.tsx';

interface Props {
  value: DocumentValue;
  page: DocumentPage | undefined;
  isChosen: boolean;
  comesIntoView: boolean; // it was asked for, not merely the first
  canEdit: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onSave: (text: string | null) => Promise<boolean>;
}

export function ValueRow({ value, page, isChosen, comesIntoView, canEdit, isBusy, onChoose, onSave }: Props) {
  const { t, language } = useDocumentWords();
  const row = useRef<HTMLLIElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const { field, readValue, actedBy, actedAt } = value;
  const label = fieldText(t, field);
  const standing = standingOf(value);
  const text = valueText(t, field, value.value, language);
  useEffect(() => {
    if (comesIntoView) row.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  const save = async (next: string | null) => {
    if (await onSave(next)) setDraft(null);
  };
  return (
    <li
      ref={row}
      className="doc-value"
      data-field={field}
      data-standing={standing}
      data-chosen={isChosen}
      onFocusCapture={onChoose}
    >
      <button type="button" className="doc-value-head" aria-pressed={isChosen} onClick={onChoose}>
        <span className="doc-value-label">{label}</span>
        <span className="doc-value-text" data-mono={field.startsWith('mrz') || undefined}>
          {text || t('values.nothing')}
        </span>
        <ValueMark standing={standing} />
      </button>
      {(isWaiting(value) || isChosen) && page && (
        <Crop page={page} value={value} label={t('values.crop', { field: label })} />
      )}
      {actedBy !== null && (
        <p className="doc-value-history">
          {t(`values.by.${standing}`, { name: actedBy, at: actedAt ? momentText(actedAt, language) : '' })}
          {standing === 'changed' && (
            <>
              {' '}
              {readValue === ''
                ? t('values.readNothing')
                : t('values.readAs', { text: valueText(t, field, readValue, language) })}
            </>
          )}
        </p>
      )}
      {canEdit && draft === null && (isWaiting(value) || isChosen) && (
        <div className="doc-value-deeds">
          {standing === 'ask' && (
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              leftSection={<IconCheck size={15} aria-hidden />}
              aria-label={t('values.confirmField', { field: label, text })}
              onClick={() => void save(value.value)}
            >
              {t('values.confirm')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconPencil size={15} aria-hidden />}
            aria-label={t('values.changeField', { field: label })}
            onClick={() => setDraft(value.value)}
          >
            {t('values.change')}
          </Button>
          {actedBy !== null && (
            <Button variant="subtle" color="gray" size="xs" loading={isBusy} onClick={() => void save(null)}>
              {t('values.takeBack')}
            </Button>
          )}
        </div>
      )}
      {draft !== null && (
        <form
          className="doc-value-edit"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save(draft.trim());
          }}
        >
          <TextInput
            aria-label={label}
            type={isDateField(field) ? 'date' : 'text'}
            value={draft}
            maxLength={500}
            spellCheck={false}
            autoComplete="off"
            ref={focusOnce}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
            data-mantine-stop-propagation="true" // Esc closes the field, not the drawer
          />
          <Button type="submit" variant="default" size="xs" loading={isBusy} disabled={draft.trim() === ''}>
            {t('values.save')}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={() => setDraft(null)}>
            {t('values.cancel')}
          </Button>
        </form>
      )}
    </li>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
