import { useState } from 'react';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { momentText } from '../../lib/moments.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { useOwnName } from './profile.api.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfileWords } from './profile-words.ts';

// What others did comes first: one's own looks are many and no news.
export function ViewsSection({ applicantUid }: { applicantUid: string }) {
  const { t, language } = useProfileWords();
  const { t: say } = useDocumentWords();
  const own = useOwnName();
  const [withOwn, setWithOwn] = useState(false);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['own-views', applicantUid],
    queryFn: ({ pageParam, signal }) =>
      call('documentViews', {
        query: { applicantUid, limit: '50', ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const isOwn = (view: (typeof all)[number]) => view.role === 'applicant' && view.viewedByName === own;
  const shown = withOwn ? all : all.filter((view) => !isOwn(view));
  return (
    <ProfileSection title={t('views.title')} lead={t('views.lead')}>
      {!data && !error && <Skeleton h={40} mt={12} />}
      <ErrorLine message={data ? '' : errorWords(error)} />
      {all.length > 0 && (
        <Checkbox
          mt={12}
          label={t('views.own')}
          checked={withOwn}
          onChange={(event) => setWithOwn(event.currentTarget.checked)}
        />
      )}
      {data && shown.length === 0 && (
        <p className="profile-none">{t(all.length > 0 ? 'views.nobody' : 'views.nothing')}</p>
      )}
      <ul className="profile-views">
        {shown.map(({ viewUid, viewedByName, role, purpose, fileName, at }) => (
          <li key={viewUid}>
            <span>
              <b>{viewedByName}</b>{' '}
              {say('views.line', { role: say(`roles.${role}`), purpose: say(`views.${purpose}`) })}
              <small>{fileName || t('views.file')}</small>
            </span>
            <time dateTime={at}>{momentText(at, language)}</time>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" mt={8} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('views.earlier')}
        </Button>
      )}
    </ProfileSection>
  );
}
