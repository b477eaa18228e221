import { formDestinations } from '@visawright/contract/screens.ts';

export type FormDestination = (typeof formDestinations)[number];

const flags: Record<FormDestination, string> = {
  uk: 'GB',
  japan: 'JP',
  germany: 'DE',
  swiz: 'CH',
  vietnam: 'VN',
  azerbaijan: 'AZ',
  newZealand: 'NZ',
  australia: 'AU',
  canada: 'CA',
  indonesia: 'ID',
  spain: 'ES',
  singapore: 'SG',
};

export function formDestination(path: string): { name: FormDestination; iso: string } | null {
  const name = formDestinations.find((each) => path === `/india-to-${each}/form`);
  return name ? { name, iso: flags[name] } : null;
}
