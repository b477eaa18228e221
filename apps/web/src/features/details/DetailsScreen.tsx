import './details-words.ts';
import './details.css';
import { LinkArrival } from '../flow/LinkArrival.tsx';
import { useLinkArrival } from '../flow/use-link-arrival.ts';
import { Details } from './Details.tsx';

// Who came by a whole start link confirms a filled page; everybody else answers here.
export function DetailsScreen() {
  const arrival = useLinkArrival();
  return arrival ? <LinkArrival arrival={arrival} /> : <Details />;
}
