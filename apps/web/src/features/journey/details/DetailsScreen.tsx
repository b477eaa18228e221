import './details.css';
import { useLocation } from 'react-router';
import { partnerKeyOf } from '../../../lib/browser/partner-key.ts';
import { LinkArrival } from '../flow/arrival/LinkArrival.tsx';
import { PartnerArrival } from '../flow/arrival/PartnerArrival.tsx';
import { useLinkArrival } from '../flow/arrival/use-link-arrival.ts';
import { Details } from './Details.tsx';

export function DetailsScreen() {
  const arrival = useLinkArrival();
  const { pathname, search } = useLocation();
  const partnerKey = partnerKeyOf(`#${pathname}${search}`);
  if (arrival) return <LinkArrival arrival={arrival} />;
  if (partnerKey)
    return (
      <PartnerArrival key={partnerKey} linkKey={partnerKey}>
        <Details />
      </PartnerArrival>
    );
  return <Details />;
}
