import '../documents/documents.css';
import { useSearchParams } from 'react-router';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { PageHead } from '../../shared/applicant-page/PageHead.tsx';
import { DocumentsPane } from './DocumentsPane.tsx';
import { ApplicationNote } from './ApplicationNote.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import { useNamedApplication, useOwnPeople } from '../documents/people.api.ts';
import { PersonSwitch } from './PersonSwitch.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

export function MyDocumentsScreen() {
  const { t } = useDocumentsTexts();
  const [params, setParams] = useSearchParams();
  const people = useOwnPeople(true);
  const applicationUid = params.get('applicationUid') ?? undefined;
  const { data: application } = useNamedApplication(applicationUid);
  const wanted = params.get('applicantUid') ?? application?.applicantUid;
  const person = people.data?.find(({ applicantUid }) => applicantUid === wanted) ?? people.data?.[0];
  const isFor = application !== undefined && application.applicantUid === person?.applicantUid;
  const only = isFor && !isEditable(application.status) ? application.docIds : undefined;
  return (
    <div className="applicant screen docs" data-screen="fileUpload">
      <PageHead title={t('heading')}>{t('help')}</PageHead>
      {people.data && person && (
        <PersonSwitch
          people={people.data}
          chosen={person.applicantUid}
          onChoose={(applicantUid) => setParams({ applicantUid }, { replace: true })}
        />
      )}
      {isFor && <ApplicationNote application={application} />}
      {person && (
        <DocumentsPane
          person={person}
          seenBy="applicant"
          applicationUid={isFor ? applicationUid : undefined}
          only={only}
        />
      )}
      {people.isError && !people.data && (
        <LoadFailure
          title={t('failing')}
          error={people.error}
          isTrying={people.isFetching}
          onAgain={() => void people.refetch()}
        />
      )}
      {people.data?.length === 0 && <NoDocuments text={t('empty.text')} />}
    </div>
  );
}
