import type { Application } from '@visawright/contract/applications/application.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import type { RowDrawer } from '../../../components/list/list.types.ts';
import { drawerHead } from '../applications/drawer/application-drawer.tsx';
import { showsFindings } from '../applications/shows-findings.ts';
import { DocumentsTab } from '../applications/drawer/DocumentsTab.tsx';
import { FindingsTab } from '../applications/drawer/FindingsTab.tsx';
import { SummaryTab } from '../applications/drawer/SummaryTab.tsx';
import { TimelineTab } from '../applications/drawer/TimelineTab.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import type { ApplicationsTranslate } from '../../../translations/applications/applications-texts.ts';

export function reviewDrawer(row: Application, t: ApplicationsTranslate, language: string): RowDrawer {
  const { have, need } = documentCountOf(row);
  const findings = showsFindings(row) ? row.summary!.blocking + row.summary!.warnings : 0;
  return {
    ...drawerHead(row, language),
    tabs: [
      { id: 'review', label: t('tabs.review'), content: () => <ReviewTab row={row} key={row.applicationUid} /> },
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
      {
        id: 'documents',
        label: t('tabs.documents'),
        count: need > 0 ? `${have}/${need}` : have,
        content: () => <DocumentsTab row={row} />,
      },
      { id: 'summary', label: t('tabs.summary'), content: () => <SummaryTab row={row} /> },
      { id: 'timeline', label: t('tabs.timeline'), content: () => <TimelineTab row={row} key={row.applicationUid} /> },
    ],
    foot: <ReviewFoot row={row} key={row.applicationUid} />,
  };
}
