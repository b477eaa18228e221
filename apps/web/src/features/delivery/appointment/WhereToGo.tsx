import { Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { bigCities } from '@visawright/forms/centres/cities.ts';
import { centreFor } from '@visawright/forms/centres/centres.ts';
import { VisaFacts } from '../../journey/details/panel/VisaFacts.tsx';
import type { DestinationFacts } from '../../journey/flow/state/use-destination.ts';
import { useFlow } from '../../journey/flow/state/flow-store.ts';
import { DocumentsToBring } from './DocumentsToBring.tsx';
import { CentreForCity } from './CentreForCity.tsx';
import { useHomeCity } from './use-home-city.ts';
import { documentsToBring } from './documents-to-bring.ts';
import '../../journey/details/details.css';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  applicationUid: string;
  facts: DestinationFacts;
}

function SiteLink({ site }: { site: { name: string; url: string } }) {
  const { t } = useSubmitTexts();
  return (
    <Button
      component="a"
      href={site.url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      className="go-site"
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      <span lang="en">{site.name}</span>
      <VisuallyHidden> ({t('package.newTab')})</VisuallyHidden>
    </Button>
  );
}

export function WhereToGo({ applicationUid, facts }: Props) {
  const { t } = useSubmitTexts();
  const home = useHomeCity(applicationUid);
  const fromISO = useFlow((flow) => flow.fromCountry?.countryISO);
  const { row, form, group } = facts;
  if (!row) return null;
  const isOnline = row.channel !== 'paper+appointment';
  const hasCentre = row.channel !== 'e-visa' || centreFor(row.id, bigCities[0]!.name) !== null;
  return (
    <section className="panel go" aria-labelledby="go-title">
      <h2 id="go-title">{t('go.title')}</h2>
      {isOnline && form && (
        <div className="go-part">
          <h3>{t(row.channel === 'e-visa' ? 'go.portalEvisa' : 'go.portal')}</h3>
          <SiteLink site={form.portal} />
        </div>
      )}
      {hasCentre && (
        <div className="go-part">
          <h3>{t('go.centre')}</h3>
          {(fromISO ?? 'IN') === 'IN' && <CentreForCity place={row} form={form} home={home} />}
          {form?.applicationCentre && <SiteLink site={form.applicationCentre} />}
        </div>
      )}
      {form && group && (
        <div className="go-part">
          <h3>{t(row.channel === 'e-visa' ? 'go.bringOnline' : 'go.bring')}</h3>
          <DocumentsToBring things={documentsToBring(form, group)} />
        </div>
      )}
      <div className="go-part go-costs">
        <h3>{t('go.costs')}</h3>
        <VisaFacts facts={facts} />
      </div>
    </section>
  );
}
