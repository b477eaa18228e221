import './details.css';
import { LinkArrival } from '../flow/arrival/LinkArrival.tsx';
import { useLinkArrival } from '../flow/arrival/use-link-arrival.ts';
import { Details } from './Details.tsx';

export function DetailsScreen() {
  const arrival = useLinkArrival();
  return arrival ? <LinkArrival arrival={arrival} /> : <Details />;
}
