import type { Request } from '@visawright/contract/identity/staff.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { DecideRequest } from './DecideRequest.tsx';
import { RequestBadge } from './RequestBadge.tsx';
import '../../../shared/lists/pane.css';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

export function RequestDetail({ request, onDecided }: { request: Request; onDecided: () => void }) {
  const { t, language } = usePeopleTexts();
  const { status, people, agencyName, requestedByName, requestedAt, reason, type } = request;
  return (
    <section className="inbox-detail" aria-labelledby="request-title">
      <div className="pane-title">
        <div>
          <h2 id="request-title">{t('requests.for', { count: people })}</h2>
          <p className="pane-text">
            {agencyName} · {t('requests.asked', { name: requestedByName, when: momentText(requestedAt, language) })}
          </p>
        </div>
        <RequestBadge status={status} />
      </div>
      <blockquote className="pane-quote">“{reason}”</blockquote>
      <dl className="pane-facts">
        <dt>{t('columns.type')}</dt>
        <dd>{t(`requestType.${type}`)}</dd>
        <dt>{t('tabs.people')}</dt>
        <dd>{people}</dd>
        {request.decidedAt && (
          <>
            <dt>{t('requests.decision')}</dt>
            <dd>
              {t('requests.decided', {
                name: request.decidedByName ?? '',
                when: momentText(request.decidedAt, language),
              })}
              {request.decisionReason && <> “{request.decisionReason}”</>}
            </dd>
          </>
        )}
      </dl>
      {status === 'PENDING' && request.can.includes('agency.manage') && (
        <DecideRequest request={request} onDecided={onDecided} />
      )}
    </section>
  );
}
