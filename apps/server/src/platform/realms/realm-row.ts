import type { Environment } from '@visawright/contract/platform/constants.ts';
import { defaultBrandColor } from '@visawright/contract/platform/constants.ts';
import { rulesOf } from './realm-rules.ts';
import type { Realm } from './realm.types.ts';

export interface RealmRow {
  realm_id: string;
  path: string;
  issuer: string;
  keycloak_url: string;
  keycloak_realm: string;
  is_default: boolean;
  partner_tokens: boolean;
  display_name: string;
  brand_color: string | null;
  shades: string[];
  brand_logo: string | null;
  brand_favicon: string | null;
  support_phone: string;
  support_email: string;
  support_hours: string;
  support_footer: string;
  settings: unknown;
  has_agency_sign_in: boolean;
  hosts: string[];
}

export function realmOf(row: RealmRow, environment: Environment): Realm {
  const rules = rulesOf(row.settings);
  const { urgentDays, soonDays, selfSignUp, phoneForAgencyTravellers } = rules;
  return {
    realmId: row.realm_id,
    path: row.path,
    issuer: row.issuer,
    keycloakUrl: row.keycloak_url,
    keycloakRealm: row.keycloak_realm,
    isDefault: row.is_default,
    hosts: row.hosts,
    partnerTokens: row.partner_tokens,
    secondFactorForStaff: rules.secondFactorForStaff,
    shades: row.shades,
    configuration: {
      realmAuthorizationUrl: row.keycloak_url,
      realmId: row.keycloak_realm,
      realmClientId: row.path,
      realmDisplayName: row.display_name,
      brandAssets: {
        brandFavicon: row.brand_favicon,
        brandLogoImage: row.brand_logo,
        brandColor: row.brand_color ?? defaultBrandColor,
      },
      support: {
        phone: row.support_phone,
        email: row.support_email,
        hours: row.support_hours,
        footer: row.support_footer,
      },
      rules: { urgentDays, soonDays, selfSignUp, phoneForAgencyTravellers },
      // The provider's own login page is used only on the sandbox origin, at the root or the default tenant's path.
      signIn: environment === 'sandbox' && row.is_default ? 'provider' : 'form',
      agencySignIn: row.has_agency_sign_in,
      environment,
    },
  };
}
