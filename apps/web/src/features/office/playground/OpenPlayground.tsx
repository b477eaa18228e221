import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { IconFiles } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { CallError } from '../../../lib/api/call.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { useLiveNamedApplication, useNamedApplication } from '../../documents/documents/people.api.ts';
import { Playground } from '../../documents/playground/Playground.tsx';
import { useArrangement, type PlaygroundSubject } from '../../documents/playground/state/use-arrangement.ts';
import { usePeople } from '../../documents/playground/state/use-people.ts';
import { TransferList } from '../../documents/upload/TransferList.tsx';
import { formAddress } from '../applications/form-address.ts';
import { BeforeForm } from './BeforeForm.tsx';
import { DocumentProblems } from './DocumentProblems.tsx';
import { PlaygroundHead } from './PlaygroundHead.tsx';
import { PlaygroundSkeleton } from '../../documents/playground/PlaygroundSkeleton.tsx';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

const isMissing = (error: unknown) => error instanceof CallError && [404, 422].includes(error.status);

export function OpenPlayground({ subject }: { subject: PlaygroundSubject }) {
  const { t } = usePlaygroundTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { arrangement, read } = useArrangement(subject);
  const applicationUid = 'applicationUid' in subject ? subject.applicationUid : undefined;
  const application = useNamedApplication(applicationUid);
  useLiveNamedApplication(applicationUid);
  const people = usePeople(arrangement);
  const isEmpty = useStore(arrangement.store, ({ shown }) => shown.every(({ documents }) => documents.length === 0));
  const [isAsking, setAsking] = useState(false);
  const row = application.data;
  const form = row && formAddress(row);
  const { refetch } = read;
  const readAgain = useCallback(() => void refetch(), [refetch]);
  const isLoaded = read.data !== undefined && people.length > 0;
  const isSlow = useDelayed(read.isPending);
  const failure = read.isError && !read.data ? read.error : null;
  return (
    <>
      <PlaygroundHead arrangement={arrangement} row={row} onForm={form ? () => setAsking(true) : undefined} />
      {people.map(({ applicantUid }) => (
        <div className="pg-transfers docs" key={applicantUid}>
          <TransferList applicantUid={applicantUid} onStored={() => refetch()} onOpen={() => undefined} />
        </div>
      ))}
      {failure ? (
        isMissing(failure) ? (
          <div className="staff-center" data-state="gone">
            <h2 className="staff-state-title">{t('gone')}</h2>
            <p>{t('goneText')}</p>
          </div>
        ) : (
          <LoadFailure title={t('failing')} error={failure} isTrying={read.isFetching} onAgain={readAgain} />
        )
      ) : !isLoaded ? (
        isSlow && <PlaygroundSkeleton />
      ) : isEmpty ? (
        <div className="staff-center" data-state="empty">
          <IconFiles size={34} stroke={1.3} color="var(--faint)" aria-hidden />
          <h2 className="staff-state-title">{t('empty.title')}</h2>
          <p>{t('empty.text', { name: people[0]!.name })}</p>
        </div>
      ) : (
        <Playground
          arrangement={arrangement}
          docId={params.get('docId')}
          readAgain={readAgain}
          renderProblems={(docId, show) => row && <DocumentProblems row={row} docId={docId} show={show} />}
          foot={row && form && <BeforeForm row={row} arrangement={arrangement} onShow={() => setAsking(true)} />}
        />
      )}
      {isAsking && row && form && (
        <BeforeForm
          row={row}
          arrangement={arrangement}
          dialog={{ onClose: () => setAsking(false), onGo: () => void navigate(form) }}
        />
      )}
    </>
  );
}
