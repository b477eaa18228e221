import { useRef, useState } from 'react';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestStatuses } from '@visawright/contract/platform/roles.ts';
import type { Request } from '@visawright/contract/identity/staff.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestBadge } from './RequestBadge.tsx';
import './requests.css';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';
import { dialogsText } from '../../../../translations/dialogs/dialogs-texts.ts';

type Shown = Request['status'] | 'all';

// Requests of agencies, waiting ones first.
export function RequestsInbox() {
  const { t, language } = usePeopleTexts();
  const [shown, setShown] = useState<Shown>('PENDING');
  const [openUid, setOpenUid] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['requests', 'inbox', shown],
    queryFn: ({ pageParam, signal }) =>
      call('listRequests', {
        query: {
          limit: '50',
          ...(shown === 'all' ? {} : { status: shown }),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const isSlow = useDelayed(query.isPending);
  const requests = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = requests.find(({ requestUid }) => requestUid === openUid) ?? requests[0];
  return (
    <div className="inbox">
      <div className="inbox-list" ref={list} tabIndex={-1}>
        <div className="inbox-tools">
          <SegmentedControl
            size="xs"
            aria-label={t('columns.status')}
            value={shown}
            onChange={setShown}
            data={(['PENDING', ...requestStatuses.filter((word) => word !== 'PENDING'), 'all'] as Shown[]).map(
              (value) => ({
                value,
                label: value === 'all' ? t('requests.all') : t(`requests.status.${value}`),
              }),
            )}
          />
        </div>
        <ErrorLine message={errorText(query.error)} />
        {isSlow && [80, 60, 70].map((width) => <Skeleton key={width} h={12} w={`${width}%`} m={16} />)}
        {query.isSuccess && requests.length === 0 && <p className="inbox-empty pane-text">{t('requests.none')}</p>}
        <ul>
          {requests.map((request) => (
            <li key={request.requestUid}>
              <button
                type="button"
                className="inbox-row"
                aria-current={request === open}
                data-pending={request.status === 'PENDING' || undefined}
                onClick={() => setOpenUid(request.requestUid)}
              >
                <span className="row-icon">
                  <IconPuzzle size={17} stroke={1.7} aria-hidden />
                </span>
                <span className="inbox-text">
                  <b>{request.agencyName}</b>
                  <span>
                    {t('requests.for', { count: request.people })} · {request.requestedByName}
                  </span>
                </span>
                <span className="inbox-when">
                  <RequestBadge status={request.status} />
                  {momentText(request.requestedAt, language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {(query.hasNextPage || query.isError) && (
          <Button
            variant="default"
            size="xs"
            m={16}
            loading={query.isFetching}
            onClick={() => void (query.isError ? query.refetch() : query.fetchNextPage())}
          >
            {query.isError ? dialogsText('again') : t('requests.more')}
          </Button>
        )}
      </div>
      {/* The focused button disappears with its request, so focus moves to the list. */}
      {open && <RequestDetail key={open.requestUid} request={open} onDecided={() => list.current?.focus()} />}
    </div>
  );
}
