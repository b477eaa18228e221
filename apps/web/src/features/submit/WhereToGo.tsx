import { Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { bigCities } from '@visawright/forms/cities.ts';
import { centreFor } from '@visawright/forms/centres.ts';
import { Facts } from '../details/Facts.tsx';
import type { DestinationFacts } from '../details/use-destination.ts';
import { useFlow } from '../flow/flow-store.ts';
import { Bring } from './Bring.tsx';
import { CentreOf } from './CentreOf.tsx';
import { useHomeCity } from './use-home-city.ts';
import { useSubmitWords } from './submit-words.ts';
import { whatToBring } from './what-to-bring.ts';
import '../details/details-words.ts';
import '../details/details.css';

interface Props {
  applicationUid: string;
  facts: DestinationFacts;
}

function SiteLink({ site }: { site: { name: string; url: string } }) {
  const { t } = useSubmitWords();
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

// Everything that leads from the package to the counter: portal, centre, what to have in the hand, what it costs.
export function WhereToGo({ applicationUid, facts }: Props) {
  const { t } = useSubmitWords();
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
          {(fromISO ?? 'IN') === 'IN' && <CentreOf place={row} form={form} home={home} />}
          {form?.applicationCentre && <SiteLink site={form.applicationCentre} />}
        </div>
      )}
      {form && group && (
        <div className="go-part">
          <h3>{t(row.channel === 'e-visa' ? 'go.bringOnline' : 'go.bring')}</h3>
          <Bring things={whatToBring(form, group)} />
        </div>
      )}
      <div className="go-part go-costs">
        <h3>{t('go.costs')}</h3>
        <Facts facts={facts} />
      </div>
    </section>
  );
}
