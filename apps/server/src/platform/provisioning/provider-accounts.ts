import { isUpToDate, type ProviderAdmin } from './provider-admin.ts';

// What people may do with their own account at the provider: nothing. Names, address and password change through our API, which asks for
// the password and tells the person.
export async function ensureClosedAccounts(admin: ProviderAdmin, path: string): Promise<void> {
  await clearDefaultRoles(admin, path);
  await ensureProfileRules(admin, path);
  await disableSelfService(admin, path);
}

interface Role {
  readonly id: string;
  readonly name: string;
}

// Every account has this role; it contains the roles of the provider's account API and offline access.
async function clearDefaultRoles(admin: ProviderAdmin, path: string): Promise<void> {
  const { defaultRole } = await admin.get<{ defaultRole: Role }>(`/${path}`);
  const composites = `/${path}/roles-by-id/${defaultRole.id}/composites`;
  const contained = await admin.get<Role[]>(composites);
  if (contained.length > 0) await admin.remove(composites, contained);
}

interface ProfileRules {
  readonly attributes: readonly {
    readonly name: string;
    readonly permissions?: { readonly view?: readonly string[]; readonly edit?: readonly string[] };
  }[];
}

const onlyAdmins = { view: ['admin', 'user'], edit: ['admin'] };
const identifying = ['username', 'email'];

async function ensureProfileRules(admin: ProviderAdmin, path: string): Promise<void> {
  const rules = await admin.get<ProfileRules>(`/${path}/users/profile`);
  const wanted = rules.attributes.map((attribute) =>
    identifying.includes(attribute.name) ? { ...attribute, permissions: onlyAdmins } : attribute,
  );
  if (!isUpToDate(rules.attributes, wanted))
    await admin.put(`/${path}/users/profile`, { ...rules, attributes: wanted });
}

interface RequiredAction {
  readonly alias: string;
  readonly enabled: boolean;
}

// Pages on which a signed-in person could change or delete the account. Second factors are ours; passkeys are removed with our call.
const selfService = [
  'UPDATE_PROFILE',
  'UPDATE_EMAIL',
  'CONFIGURE_TOTP',
  'CONFIGURE_RECOVERY_AUTHN_CODES',
  'webauthn-register',
  'delete_credential',
  'delete_account',
  'idp_link',
];

async function disableSelfService(admin: ProviderAdmin, path: string): Promise<void> {
  const actions = `/${path}/authentication/required-actions`;
  for (const action of await admin.get<RequiredAction[]>(actions))
    if (selfService.includes(action.alias) && action.enabled)
      await admin.put(`${actions}/${action.alias}`, { ...action, enabled: false });
}
