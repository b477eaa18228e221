import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { Flag } from '../../../../components/Flag.tsx';
import type { RowDrawer } from '../../../../components/list/list.types.ts';
import { formAddress } from '../form-address.ts';
import { reportableStatus } from '@visawright/forms/progress/next-step.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { may, mayReopen, maySendForReview } from '../actions/application-steps.ts';
import { countryCode, countryText } from '../../../shared/destinations/destination-names.ts';
import type { ApplicationActions } from '../actions/use-application-actions.tsx';
import { showsFindings } from '../shows-findings.ts';
import { DocumentsTab } from './DocumentsTab.tsx';
import { FindingsTab } from './FindingsTab.tsx';
import { NotesTab } from './NotesTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { TimelineTab } from './TimelineTab.tsx';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';

const BillingTab = lazy(async () => ({ default: (await import('../billing/BillingTab.tsx')).BillingTab }));

interface FootProps {
  row: Application;
  actions: ApplicationActions;
  t: ApplicationsTranslate;
}

// The next step is the primary button; other actions are in the menu.
function Foot({ row, actions, t }: FootProps) {
  const next = actions.next(row);
  const report = next?.step === 'download' ? reportableStatus(row) : null;
  const opensForm = ['completeForm', 'declare', 'correct'].includes(next?.step ?? '');
  return (
    <div className="pane-foot">
      {next && (
        <Button onClick={next.run} data-step={next.step}>
          {next.label}
        </Button>
      )}
      {report && (
        <Button variant="default" onClick={() => actions.step(row)}>
          {t(`menu.${report}`)}
        </Button>
      )}
      {row.review.state === 'returned' && maySendForReview(row) && (
        <Button variant="default" onClick={() => actions.send(row)}>
          {t('menu.sendAgain')}
        </Button>
      )}
      {formAddress(row) && !opensForm && (
        <Button variant="default" onClick={() => actions.openForm(row)}>
          {t('menu.form')}
        </Button>
      )}
      {may(row, 'application.transfer') && !mayReopen(row) && (
        <Button variant="default" onClick={() => actions.transfer(row)}>
          {t('menu.transfer')}
        </Button>
      )}
      {mayReopen(row) && (
        <Button variant="default" onClick={() => actions.reopen(row)}>
          {t('menu.reopenShort')}
        </Button>
      )}
    </div>
  );
}

export function drawerHead(row: Application, language: string): Pick<RowDrawer, 'title' | 'subtitle' | 'reference'> {
  const { visaTo, visaType } = row.visaDetails;
  const iso = countryCode(visaTo);
  return {
    title: row.applicantName,
    reference: row.reference,
    subtitle: (
      <span className="pane-line">
        {iso && <Flag code={iso} width={18} />}
        <span>
          {countryText(visaTo, language)} · {visaType}
        </span>
      </span>
    ),
  };
}

export function applicationDrawer(
  row: Application,
  actions: ApplicationActions,
  t: ApplicationsTranslate,
  language: string,
): RowDrawer {
  const { have, need } = documentCountOf(row);
  const entries = need > 0 ? `${have}/${need}` : have;
  const findings = showsFindings(row) ? row.summary!.blocking + row.summary!.warnings : 0;
  return {
    ...drawerHead(row, language),
    tabs: [
      { id: 'summary', label: t('tabs.summary'), content: () => <SummaryTab row={row} /> },
      { id: 'documents', label: t('tabs.documents'), count: entries, content: () => <DocumentsTab row={row} /> },
      ...(row.destinationId && row.docIds.length > 0
        ? [
            {
              id: 'findings',
              label: t('tabs.findings'),
              ...(findings > 0 ? { count: findings } : {}),
              content: () => <FindingsTab row={row} key={row.applicationUid} />,
            },
          ]
        : []),
      ...(may(row, 'application.transfer')
        ? [
            {
              id: 'billing',
              label: t('tabs.billing'),
              content: () => (
                <Suspense>
                  <BillingTab row={row} key={row.applicationUid} />
                </Suspense>
              ),
            },
          ]
        : []),
      { id: 'timeline', label: t('tabs.timeline'), content: () => <TimelineTab row={row} key={row.applicationUid} /> },
      ...(may(row, 'application.transfer')
        ? [{ id: 'notes', label: t('tabs.notes'), content: () => <NotesTab row={row} key={row.applicationUid} /> }]
        : []),
    ],
    foot: <Foot row={row} actions={actions} t={t} />,
  };
}
