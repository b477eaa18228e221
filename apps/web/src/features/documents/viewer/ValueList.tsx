import { Fragment } from 'react';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { Document, DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import type { DocumentActions } from '../actions/use-document-actions.tsx';
import { groupValues } from '../documents/value-group.ts';
import { confirmableValues, needsConfirmation } from '../documents/value-status.ts';
import { ValueRow } from './ValueRow.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  values: readonly DocumentValue[];
  pages: readonly DocumentPage[];
  chosen: string | null;
  asked: string | null; // selected by the user
  isDense?: boolean; // one line for each value
  actions: DocumentActions;
  onChoose: (field: string) => void;
}

export function ValueList({ document, values, pages, chosen, asked, isDense = false, actions, onChoose }: Props) {
  const { t } = useDocumentsTexts();
  const canEdit = document.can.includes('document.edit');
  const waiting = values.filter(needsConfirmation).length;
  const all = confirmableValues(values);
  const count = Object.keys(all).length;
  if (values.length === 0) return <p className="doc-nothing">{t('values.none')}</p>;
  return (
    <section className="doc-values" aria-labelledby="doc-values-title">
      <div className="doc-values-head">
        <h3 id="doc-values-title">{t('values.title')}</h3>
        <span role="status">{waiting > 0 ? t('values.waiting', { count: waiting }) : t('values.allSure')}</span>
        {canEdit && count > 1 && (
          <Button
            variant="default"
            size="xs"
            loading={actions.busy === 'values'}
            leftSection={<IconChecks size={16} aria-hidden />}
            onClick={() => void actions.save(all)}
          >
            {t('values.confirmAll', { count })}
          </Button>
        )}
      </div>
      {groupValues(values, document.category).map(({ group, values: own }) => (
        <Fragment key={group ?? 'first'}>
          {group && <h4 className="doc-values-group">{t(`groupsOfValues.${group}`)}</h4>}
          <ul aria-label={group ? t(`groupsOfValues.${group}`) : undefined}>
            {own.map((value) => (
              <ValueRow
                key={value.field}
                value={value}
                page={pages.find(({ pageIndex }) => pageIndex === value.pageIndex)}
                isChosen={value.field === chosen}
                comesIntoView={value.field === asked}
                canEdit={canEdit}
                isDense={isDense}
                isBusy={actions.busy === 'values' && value.field === chosen}
                onChoose={() => onChoose(value.field)}
                onSave={(text) => actions.save({ [value.field]: text })}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
