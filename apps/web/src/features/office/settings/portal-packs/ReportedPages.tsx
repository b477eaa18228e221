import type { StoredPageReport } from '@visawright/contract/extension/pack-review.ts';
import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { usePageReports } from './packs.api.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

export function ReportedPages({ portal }: { portal: string }) {
  const { t } = usePortalPacksTexts();
  const { data, error, isFetching, isPending, refetch } = usePageReports(portal);
  const isSlow = useDelayed(isPending && !error);
  return (
    <section className="pack-part" aria-labelledby="pack-reports" data-reports>
      <h3 id="pack-reports">{t('reported.title')}</h3>
      <p className="set-lead">{t('reported.lead')}</p>
      {!data && error && (
        <LoadFailure title={t('reported.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {!data && isSlow && <Skeleton h={56} mt={10} radius={8} aria-hidden />}
      {data?.length === 0 && <p className="set-lead">{t('reported.none')}</p>}
      <ul className="pack-reports">
        {data?.map((report) => (
          <Report key={report.reportUid} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Report({
  report: { reportUid, reportedAt, packNumber, times, skeleton, differences },
}: {
  report: StoredPageReport;
}) {
  const { t, language } = usePortalPacksTexts();
  const time = momentText(reportedAt, language);
  return (
    <li data-report={reportUid}>
      <b>{skeleton.headings[0] ?? skeleton.title}</b>
      <code>{skeleton.origin + skeleton.path}</code>
      <small>
        {packNumber === null ? t('reported.lineUnknown', { time }) : t('reported.line', { time, number: packNumber })} ·{' '}
        {t('reported.times', { count: times })} · {t('reported.controls', { count: skeleton.controls.length })}
      </small>
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
