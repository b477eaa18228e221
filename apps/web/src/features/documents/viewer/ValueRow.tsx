import { useEffect, useRef, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import type { DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { fieldText, isDateField, valueText } from '../documents/value-text.ts';
import { needsConfirmation, valueStatusOf } from '../documents/value-status.ts';
import { ValueCrop } from '../pictures/ValueCrop.tsx';
import { ValueBadge } from '../documents/ValueBadge.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  value: DocumentValue;
  page: DocumentPage | undefined;
  isChosen: boolean;
  comesIntoView: boolean; // selected by the user, not the default
  canEdit: boolean;
  isBusy: boolean;
  isDense?: boolean;
  onChoose: () => void;
  onSave: (text: string | null) => Promise<boolean>;
}

export function ValueRow({ value, page, isChosen, comesIntoView, canEdit, isBusy, isDense, onChoose, onSave }: Props) {
  const { t, language } = useDocumentsTexts();
  const row = useRef<HTMLLIElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const { field, readValue, actedBy, actedAt } = value;
  const label = fieldText(t, field);
  const status = valueStatusOf(value);
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
      data-status={status}
      data-chosen={isChosen}
      onFocusCapture={onChoose}
    >
      <button type="button" className="doc-value-head" aria-pressed={isChosen} onClick={onChoose}>
        <span className="doc-value-label">{label}</span>
        <span className="doc-value-text" data-mono={field.startsWith('mrz') || undefined}>
          {text || t('values.nothing')}
        </span>
        <ValueBadge status={status} percent={isDense ? Math.round(value.confidence * 100) : undefined} />
      </button>
      {(needsConfirmation(value) || isChosen) && page && (
        <ValueCrop page={page} value={value} label={t('values.crop', { field: label })} />
      )}
      {actedBy !== null && (
        <p className="doc-value-history">
          {t(status === 'changed' ? 'values.by.changed' : 'values.by.confirmed', {
            name: actedBy,
            at: actedAt ? momentText(actedAt, language) : '',
          })}
          {status === 'changed' && (
            <>
              {' '}
              {readValue === ''
                ? t('values.readNothing')
                : t('values.readAs', { text: valueText(t, field, readValue, language) })}
            </>
          )}
        </p>
      )}
      {canEdit && draft === null && (needsConfirmation(value) || isChosen) && (
        <div className="doc-value-actions">
          {status === 'ask' && (
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
            data-mantine-stop-propagation="true" // Esc must close the field and not the drawer
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
