import { useRef, useState } from 'react';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestStatuses } from '@visawright/contract/roles.ts';
import type { Request } from '@visawright/contract/staff.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { momentText } from '../../lib/moments.ts';
import { usePeopleWords } from './people-words.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestMark } from './RequestMark.tsx';
import './requests.css';

type Shown = Request['status'] | 'all';

// What agencies ask for. Waiting ones first, and the answer beside the question.
export function RequestsInbox() {
  const { t, language } = usePeopleWords();
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
  const words = { all: t('requests.all'), PENDING: 'PENDING', APPROVED: 'APPROVED', REJECTED: 'REJECTED' };
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
                label: words[value],
              }),
            )}
          />
        </div>
        <ErrorLine message={errorWords(query.error)} />
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
                <span className="inbox-icon">
                  <IconPuzzle size={17} stroke={1.7} aria-hidden />
                </span>
                <span className="inbox-words">
                  <b>{request.agencyName}</b>
                  <span>
                    {t('requests.for', { count: request.people })} · {request.requestedByName}
                  </span>
                </span>
                <span className="inbox-when">
                  <RequestMark status={request.status} />
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
            {t(query.isError ? 'dialogs:again' : 'requests.more')}
          </Button>
        )}
      </div>
      {/* The button that decided goes with its request: the list takes the focus. */}
      {open && <RequestDetail key={open.requestUid} request={open} onDecided={() => list.current?.focus()} />}
    </div>
  );
}
