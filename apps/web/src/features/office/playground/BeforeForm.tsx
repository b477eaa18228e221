import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useChecklistText } from '../../documents/checklist/use-checklist-text.ts';
import { kindText } from '../../documents/documents/value-text.ts';
import type { Arrangement } from '../../documents/playground/state/arrangement-queue.ts';
import { isUnsorted } from '../../documents/playground/state/page-items.ts';
import { useFindings } from '../../journey/findings-summary/findings.api.ts';
import { useRequiredDocuments } from '../applications/use-required-documents.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

interface Props {
  row: Application;
  arrangement: Arrangement;
  dialog?: { onClose: () => void; onGo: () => void };
  onShow?: () => void;
}

function useMissing(row: Application, { store }: Arrangement) {
  const { t, language } = usePlaygroundTexts();
  const { missing } = useRequiredDocuments(row);
  const findings = useFindings(row.applicationUid).data?.findings ?? [];
  const blocking = findings.filter(
    ({ severity, status, accepted, evidence }) =>
      severity === 'blocking' &&
      status === 'fails' &&
      accepted === null &&
      evidence.every(({ from }) => from !== 'missing'), // listed as missing documents
  );
  // Only those with something to do: it is not drawn again while others move.
  const documents = useStore(
    store,
    useShallow(({ shown }) =>
      shown.flatMap((one) => one.documents).filter((one) => one.toConfirm > 0 || isUnsorted(one)),
    ),
  );
  const toCheck = documents.filter(({ toConfirm }) => toConfirm > 0);
  const values = toCheck.reduce((sum, { toConfirm }) => sum + toConfirm, 0);
  const unsorted = documents.filter(isUnsorted).reduce((sum, { pages }) => sum + pages.length, 0);
  const parts = [
    blocking.length > 0 && t('before.blocking', { count: blocking.length }),
    missing.length > 0 && t('before.missing', { count: missing.length }),
    unsorted > 0 && t('before.unsorted', { count: unsorted }),
    values > 0 && t('before.values', { count: values }),
  ].filter((part) => part !== false);
  return { missing, blocking, toCheck, parts, language };
}

// What is missing before the form: one line below the values, and a list when going on. The form can be opened all the same.
export function BeforeForm({ row, arrangement, dialog, onShow }: Props) {
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const checklistText = useChecklistText();
  const { missing, blocking, toCheck, parts, language } = useMissing(row, arrangement);
  if (!dialog)
    return (
      <div className="pg-before">
        <p>
          {parts.length > 0 ? (
            <>
              <b>{t('before.short')}</b> {parts.join(', ')}
            </>
          ) : (
            t('before.ready')
          )}
        </p>
        {parts.length > 0 && (
          <button type="button" onClick={onShow}>
            {t('before.show')}
          </button>
        )}
      </div>
    );
  const lists = [
    { title: t('before.blockingTitle'), lines: blocking.map(({ words }) => words[language].title) },
    { title: t('before.missingTitle'), lines: missing.map(({ item }) => checklistText(item.title).text) },
    {
      title: t('before.valuesTitle'),
      lines: toCheck.map((one) => `${kindText(documents, one)}: ${t('before.values', { count: one.toConfirm })}`),
    },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <DialogFrame title={t('before.title')} size={520} onClose={dialog.onClose}>
      <p className="dialog-text">{parts.length > 0 ? t('before.text') : t('before.ready')}</p>
      {lists.map(({ title, lines }) => (
        <section className="pg-missing" key={title}>
          <h3>
            {title} <small>{lines.length}</small>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <div className="dialog-foot">
        <Button variant="default" onClick={dialog.onClose}>
          {t('before.stay')}
        </Button>
        <Button onClick={dialog.onGo} data-autofocus>
          {t('before.go')}
        </Button>
      </div>
    </DialogFrame>
  );
}
