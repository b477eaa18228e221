import '../documents/documents.css';
import '../../shared/applicant-page/applicant-page.css';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { ArrangeLink } from '../playground/ArrangeLink.tsx';
import { ApplicantSearch } from './ApplicantSearch.tsx';
import { DocumentsPane } from './DocumentsPane.tsx';
import {
  useAssignedPeople,
  useChosenApplicant,
  useLiveNamedApplication,
  useNamedApplication,
} from '../documents/people.api.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  ApplicationFrame: ComponentType<{ application: Application; children: ReactNode }>; // around the documents of an application
}

// Staff choose a traveller; reviewers only among those sent to them.
export function DocumentsScreen({ ApplicationFrame }: Props) {
  const { t } = useDocumentsTexts();
  const { role } = useOwnIds();
  const isReviewer = role === 'reviewer';
  const [params, setParams] = useSearchParams();
  const applicationUid = params.get('applicationUid') ?? undefined;
  const { data: application } = useNamedApplication(applicationUid);
  useLiveNamedApplication(applicationUid);
  const wanted = params.get('applicantUid') ?? application?.applicantUid;
  const chosen = useChosenApplicant(wanted, !isReviewer);
  const assigned = useAssignedPeople(isReviewer);
  const read = isReviewer ? assigned : chosen;
  const person = isReviewer ? assigned.data?.find(({ applicantUid }) => applicantUid === wanted) : chosen.data;
  const isFor = application !== undefined && application.applicantUid === person?.applicantUid;
  const pane = person && (
    <DocumentsPane
      key={person.applicantUid}
      person={person}
      seenBy={role}
      applicationUid={isFor ? applicationUid : undefined}
    />
  );
  const choose = (applicantUid: string) => setParams({ applicantUid });
  return (
    <div className="staff-screen docs docs-staff" data-screen="fileUpload">
      <div className="staff-page-head">
        <ScreenHeading>{t('staffHeading')}</ScreenHeading>
        {isReviewer ? (
          <Select
            className="docs-search"
            aria-label={t('people.assigned')}
            placeholder={t('people.assigned')}
            data={(assigned.data ?? []).map(({ applicantUid, name }) => ({ value: applicantUid, label: name }))}
            value={person?.applicantUid ?? null}
            allowDeselect={false}
            onChange={(uid) => uid && choose(uid)}
          />
        ) : (
          <ApplicantSearch onPick={choose} />
        )}
      </div>
      <div className="docs-body">
        {person ? (
          isFor ? (
            <ApplicationFrame application={application}>{pane}</ApplicationFrame>
          ) : (
            <>
              <p className="docs-person">
                <b>{person.name}</b> {person.note}
                <ArrangeLink subject={{ applicantUid: person.applicantUid }} className="docs-arrange staff-link" />
              </p>
              {pane}
            </>
          )
        ) : read.isError ? (
          <LoadFailure
            title={t('failing')}
            error={read.error}
            isTrying={read.isFetching}
            onAgain={() => void read.refetch()}
          />
        ) : (
          wanted === undefined && (
            <div className="staff-center" data-state="empty">
              <IconUserSearch size={34} stroke={1.3} color="var(--faint)" aria-hidden />
              <h2 className="staff-state-title">{t('people.chooseTitle')}</h2>
              <p>{t(isReviewer ? 'people.chooseReviewer' : 'people.chooseText')}</p>
            </div>
          )
        )}
      </div>
    </div>
  );
}
