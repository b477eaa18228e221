import { useState } from 'react';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { useOwnName } from './profile.api.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

// Views by others come first; the traveller's own are frequent and not news.
export function ViewsSection({ applicantUid }: { applicantUid: string }) {
  const { t, language } = useProfileTexts();
  const { t: translate } = useDocumentsTexts();
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
      <ErrorLine message={data ? '' : errorText(error)} />
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
              {translate('views.line', {
                role: translate.find(`roles.${role}`) ?? role,
                purpose: translate(`views.${purpose}`),
              })}
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
