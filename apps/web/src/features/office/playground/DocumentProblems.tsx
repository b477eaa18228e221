import type { Application } from '@visawright/contract/applications/application.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { SeverityIcon } from '../../../components/list/badges/badges.tsx';
import { kindText } from '../../documents/documents/value-text.ts';
import type { ShowPage } from '../../documents/playground/Playground.tsx';
import { AcceptDialog } from '../../form/findings/AcceptDialog.tsx';
import { useAcceptFinding, useFindings } from '../../journey/findings-summary/findings.api.ts';
import { useLiveFindings } from '../../journey/findings-summary/use-live-findings.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

interface Props {
  row: Application;
  docId: string;
  show: ShowPage;
}

const isAbout = ({ evidence, remedy }: Finding, docId: string) =>
  remedy.docId === docId || evidence.some((one) => one.from === 'document' && one.docId === docId);

// What the rules found in this document, with the document on the other side.
export function DocumentProblems({ row, docId, show }: Props) {
  const { t, language } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const { data } = useFindings(row.applicationUid);
  useLiveFindings(row.applicationUid);
  const accept = useAcceptFinding(row.applicationUid);
  const { ask, dialog } = useDialog();
  const open = (data?.findings ?? []).filter(
    (one) => one.status === 'fails' && one.accepted === null && isAbout(one, docId),
  );
  if (open.length === 0) return null;
  const askToAccept = (finding: Finding) =>
    ask<true>((close) => (
      <AcceptDialog
        title={finding.words[language].title}
        onClose={() => close(null)}
        onSubmit={async (reason) => {
          await accept.mutateAsync({ key: finding.key, reason });
          close(true);
        }}
      />
    ));
  return (
    <section className="pg-problems" aria-labelledby="pg-problems">
      <h3 id="pg-problems">
        {t('problems')} <small>{open.length}</small>
      </h3>
      {open.map((finding) => {
        const others = finding.evidence.flatMap((one) =>
          one.from === 'document' && one.docId !== docId && one.pageIndex >= 0 ? [one] : [],
        );
        const { title, text } = finding.words[language];
        return (
          <article className="pg-problem" key={finding.key} data-finding={finding.rule}>
            <SeverityIcon severity={finding.severity} size={16} />
            <div>
              <p>
                <b>{title}</b>
              </p>
              <p>{text}</p>
              <div>
                {others.slice(0, 2).map((other) => (
                  <button
                    key={`${other.docId} ${other.field}`}
                    type="button"
                    onClick={() => show(other.docId, other.pageUid, other.field)}
                  >
                    {t('showOther', { document: kindText(documents, other) })}
                  </button>
                ))}
                {finding.mayAccept && row.can.includes('finding.accept') && (
                  <button type="button" onClick={() => void askToAccept(finding)}>
                    {t('accept')}
                  </button>
                )}
              </div>
            </div>
          </article>
        );
      })}
      {dialog}
    </section>
  );
}
