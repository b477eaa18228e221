import '../integrations/integrations.css';
import './partner-links.css';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import type { PartnerLinks } from '@visawright/contract/integrations/partner-link.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { usePartnerLinksTexts } from '../../../../translations/partner-links/partner-links-texts.ts';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import { LinkRow } from './LinkRow.tsx';
import { NewPartnerLinkDialog } from './NewPartnerLinkDialog.tsx';
import { RevokeLinkDialog } from './RevokeLinkDialog.tsx';
import { usePartnerLinks, usePausePartnerLink } from './partner-links.api.ts';

const columns = ['name', 'trip', 'uses', 'started', 'used'] as const;

function Links({ data: { links, most, agencyName } }: { data: PartnerLinks }) {
  const { t } = usePartnerLinksTexts();
  const { user, realm } = useSession();
  const pause = usePausePartnerLink();
  const { ask, dialog } = useDialog();
  const isAgency = user.role[0] === 'agency';
  return (
    <section className="integrations partner-links" aria-labelledby="set-title">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard */}
      <div className="integrations-main" role="group" aria-labelledby="set-title" tabIndex={0}>
        <header className="integrations-head">
          <div>
            <h2 id="set-title">{t('tab.title')}</h2>
            <p className="set-lead">{t('tab.lead', { agency: agencyName })}</p>
            <p className="set-lead">{t('tab.who', { agency: agencyName })}</p>
            {isAgency && !realm.rules.phoneForAgencyTravellers && <p className="set-lead">{t('tab.phones')}</p>}
          </div>
        </header>
        <section className="integrations-card" aria-labelledby="links-title">
          <header>
            <IconExternalLink size={17} stroke={1.7} aria-hidden />
            <h3 id="links-title">{t('tab.title')}</h3>
            {links.length > 0 && <small>{t('tab.count', { count: links.length, most })}</small>}
            <Button
              size="sm"
              leftSection={<IconPlus size={15} aria-hidden />}
              onClick={() =>
                void ask((close) => <NewPartnerLinkDialog agencyName={agencyName} onClose={() => close(null)} />)
              }
            >
              {t('tab.add')}
            </Button>
          </header>
          {links.length === 0 && (
            <p className="set-lead integrations-none" data-state="empty">
              {t('tab.none')}
            </p>
          )}
          {links.length > 0 && (
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" data-column={column}>
                      {t(`tab.columns.${column}`)}
                    </th>
                  ))}
                  <th scope="col" data-column="actions">
                    <VisuallyHidden>{t('tab.columns.actions')}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {links.map((link) => (
                  <LinkRow
                    key={link.linkUid}
                    link={link}
                    showsAgency={!isAgency}
                    onPause={(isPaused) => pause.mutate({ linkUid: link.linkUid, isPaused })}
                    onRevoke={() => void ask((close) => <RevokeLinkDialog link={link} onClose={() => close(null)} />)}
                  />
                ))}
              </tbody>
            </table>
          )}
        </section>
        <ErrorLine message={errorText(pause.error)} />
      </div>
      {dialog}
    </section>
  );
}

// Start links for partners' sites: what they prepare, and how often they were used.
export function PartnerLinksTab() {
  const { t } = usePartnerLinksTexts();
  return (
    <LoadedSection title={t('tab.title')} query={usePartnerLinks()}>
      {(data) => <Links data={data} />}
    </LoadedSection>
  );
}
