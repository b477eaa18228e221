import '../../shared/lists/pane.css';
import './upload-panel.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { Flag } from '../../../components/Flag.tsx';
import { Reference } from '../../../components/list/badges/badges.tsx';
import { shortRange } from '../../../lib/dates/dates.ts';
import { useFactText } from '../../../lib/translation/use-fact-text.ts';
import { ArrangeLink } from '../../documents/playground/ArrangeLink.tsx';
import { countryCode, countryText } from '../../shared/destinations/destination-names.ts';
import { drawerAddress } from '../applications/actions/application-steps.ts';
import { formAddress } from '../applications/form-address.ts';
import { useRequiredDocuments } from '../applications/use-required-documents.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  application: Application;
  children: ReactNode; // the area to add files and the documents
}

// Upload for one application: its checklist on the left, the documents, and the way on to the form and the application.
export function ApplicationUpload({ application: row, children }: Props) {
  const { t, language } = useApplicationsTexts();
  const fact = useFactText();
  const documents = useRequiredDocuments(row);
  const { visaTo, visaType, fromDate, toDate } = row.visaDetails;
  const iso = countryCode(visaTo);
  const form = formAddress(row);
  const missing = documents.missing.length;
  return (
    <div data-application={row.applicationUid} data-status={row.status}>
      <header className="up-staff-head">
        <ActionIcon
          component={Link}
          to={drawerAddress(row)}
          aria-label={t('upload.back')}
          variant="subtle"
          color="gray"
        >
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
        {iso && <Flag code={iso} width={21} />}
        <div className="up-staff-who">
          <p>
            <b>{row.applicantName}</b> <Reference>{row.reference}</Reference>
          </p>
          <p className="pane-text">
            {countryText(visaTo, language)} · <span {...fact(visaType)} /> · {shortRange(fromDate, toDate, language)}
          </p>
        </div>
        <div className="up-staff-actions">
          <ArrangeLink subject={{ applicationUid: row.applicationUid }} className="up-staff-arrange staff-link" />
          <Button component={Link} to={drawerAddress(row)} variant="default">
            {t('upload.application')}
          </Button>
          {form && (
            <Button component={Link} to={form} rightSection={<IconArrowRight size={16} aria-hidden />}>
              {t('upload.form')}
            </Button>
          )}
        </div>
      </header>
      <div className="up-staff-body">
        <UploadPanel row={row} documents={documents} />
        <div className="up-staff-main">
          {children}
          {form && documents.isKnown && row.docIds.length > 0 && (
            <p className="up-staff-note" data-missing={missing}>
              <IconInfoCircle size={17} stroke={1.7} aria-hidden />
              {missing > 0 ? t('upload.goOn', { count: missing }) : t('upload.complete')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
