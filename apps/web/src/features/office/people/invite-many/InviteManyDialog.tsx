import { useState } from 'react';
import { Button, FileButton, Textarea } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { invitationLimit } from '@visawright/contract/identity/invitation-limits.ts';
import type { InvitationReport } from '@visawright/contract/identity/staff.ts';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import type { Close } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { guessColumns, mapRows } from '../../applicants/import/guess-columns.ts';
import { readTable } from '../../applicants/import/read-table.ts';
import { applicantsText } from '../../../../translations/applicants/applicants-texts.ts';
import { useDialogsTexts } from '../../../../translations/dialogs/dialogs-texts.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';
import { InvitationRows } from './InvitationRows.tsx';
import { invitationLines, parseInvitations } from './parse-invitations.ts';

// Steps: paste lines or choose a file, see the server's answer for each line, send. Closes with the number of people invited.
export function InviteManyDialog({ close }: { close: Close<number> }) {
  const { t } = usePeopleTexts();
  const { t: dialogText } = useDialogsTexts();
  const [text, setText] = useState('');
  const [report, setReport] = useState<InvitationReport | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const rows = parseInvitations(text);
  const isTooMany = rows.length > invitationLimit;
  const fresh = report?.rows.filter(({ outcome }) => outcome === 'new').length ?? 0;
  const isDone = report !== null && report.invited > 0;
  const step = isDone ? 'report' : report ? 'preview' : 'lines';

  const take = async (file: File) => {
    setError('');
    const table = await readTable(file);
    if (typeof table === 'string') return setError(applicantsText(`import.${table}`));
    const map = guessColumns(table.heading);
    // A file without headings has people in its first line too.
    const hasHeading = !table.heading.some((cell) => cell.includes('@'));
    setText(
      hasHeading && map.email !== null
        ? invitationLines(mapRows(table.rows, map))
        : [...(hasHeading ? [] : [table.heading]), ...table.rows].map((cells) => cells.join(', ')).join('\n'),
    );
  };
  const send = async (commit: boolean) => {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      setReport(await call('inviteAgents', { body: { rows, commit }, once: true }));
    } catch (caught) {
      setError(errorText(caught));
    } finally {
      setBusy(false);
    }
  };
  // Cannot be closed while sending, because the number of invitations would be lost.
  const leave = () => busy || close(report?.invited || null);
  return (
    <DialogFrame title={t(`inviteMany.title.${step}`)} size={step === 'lines' ? 560 : 720} onClose={leave} keepsOpen>
      <p className="dialog-text">{t(`inviteMany.text.${step}`, { count: report?.invited ?? 0 })}</p>
      {step === 'lines' && (
        <>
          <Textarea
            label={t('inviteMany.lines')}
            placeholder={t('inviteMany.placeholder')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={isTooMany && t('inviteMany.tooMany', { count: rows.length, most: invitationLimit })}
            autosize
            minRows={6}
            maxRows={14}
            spellCheck={false}
            data-autofocus
          />
          <div>
            <FileButton accept=".csv,.xlsx,text/csv" onChange={(file) => file && void take(file)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconTableImport size={15} aria-hidden />}>
                  {t('inviteMany.file')}
                </Button>
              )}
            </FileButton>
          </div>
        </>
      )}
      {report && <InvitationRows report={report} rows={rows} />}
      <ErrorLine message={error} />
      <div className="dialog-foot">
        <Button variant="default" onClick={step === 'preview' ? () => setReport(null) : leave}>
          {step === 'preview' ? t('inviteMany.back') : dialogText(step === 'report' ? 'close' : 'cancel')}
        </Button>
        {step === 'lines' && (
          <Button loading={busy} disabled={rows.length === 0 || isTooMany} onClick={() => void send(false)}>
            {t('inviteMany.check')}
          </Button>
        )}
        {step === 'preview' && (
          <Button loading={busy} disabled={fresh === 0} onClick={() => void send(true)}>
            {t('inviteMany.send', { count: fresh })}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
