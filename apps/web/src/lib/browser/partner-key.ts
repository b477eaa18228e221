import { partnerLinkParameter } from '@visawright/contract/integrations/partner-link-facts.ts';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';

// The key of a partner site's start link, where the address has one.
export function partnerKeyOf(hash: string): string | null {
  const [path, query = ''] = hash.replace(/^#/, '').split('?', 2);
  return path === deepLink.path ? new URLSearchParams(query).get(partnerLinkParameter) || null : null;
}
