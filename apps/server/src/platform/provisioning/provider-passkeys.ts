import { addPasskeyAction, offersPasskeys } from '@visawright/contract/identity/passkey-facts.ts';
import { passkeyMethod } from '../keycloak/keycloak-passkeys.ts';
import { isUpToDate, type ProviderAdmin } from './provider-admin.ts';
import { ensureOneStepFlow, type Execution } from './provider-flows.ts';

// Settings of the realm. Keys live on the person's device, and the device checks who uses it: that makes a passkey both factors.
export const passkeyPolicy = (keycloakUrl: string, name: string) => ({
  webAuthnPolicyPasswordlessRpEntityName: name,
  webAuthnPolicyPasswordlessRpId: offersPasskeys(keycloakUrl) ? new URL(keycloakUrl).hostname : '',
  webAuthnPolicyPasswordlessSignatureAlgorithms: ['ES256', 'RS256'],
  webAuthnPolicyPasswordlessAttestationConveyancePreference: 'none',
  webAuthnPolicyPasswordlessAuthenticatorAttachment: 'not specified',
  webAuthnPolicyPasswordlessRequireResidentKey: 'Yes',
  webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
  webAuthnPolicyPasswordlessCreateTimeout: 300,
  webAuthnPolicyPasswordlessAvoidSameAuthenticatorRegister: true,
  webAuthnPolicyPasswordlessPasskeysEnabled: false, // on the page that takes a password
});

const alias = 'passkey';

interface RequiredAction {
  readonly alias: string;
  readonly enabled: boolean;
}

// A login page that asks for a passkey and for nothing else, not even a remembered session. Returns its id.
export async function ensurePasskeyFlow(admin: ProviderAdmin, path: string): Promise<string> {
  const { id, step } = await ensureOneStepFlow(admin, path, alias, 'webauthn-authenticator-passwordless');
  await ensureMethod(admin, path, step);
  await enableAdding(admin, path);
  return id;
}

// Tokens say that a passkey opened the session, for as long as a session can live. The provider hides these values when they are read, so
// what is compared is the alias: change it with them.
const method = {
  alias: 'passkey-method',
  config: { 'default.reference.value': passkeyMethod, 'default.reference.maxAge': '86400' },
};

async function ensureMethod(admin: ProviderAdmin, path: string, step: Execution): Promise<void> {
  const known = step.authenticationConfig;
  if (known === undefined)
    return void (await admin.post(`/${path}/authentication/executions/${step.id}/config`, method));
  const address = `/${path}/authentication/config/${known}`;
  const { alias: current } = await admin.get<{ alias: string }>(address);
  if (current !== method.alias) await admin.put(address, { id: known, ...method });
}

// A key counts only after `startPasskey`, which needs a recent sign-in. Asking for the password again would begin a remembered session
// anew, and the refresh token that we hold for it would be refused.
const rememberedLogin = { max_auth_age: '36000' };

async function enableAdding(admin: ProviderAdmin, path: string): Promise<void> {
  const action = `/${path}/authentication/required-actions/${addPasskeyAction}`;
  const current = await admin.get<RequiredAction>(action);
  if (!current.enabled) await admin.put(action, { ...current, enabled: true });
  const known = (await admin.get<{ config?: object }>(`${action}/config`)).config;
  if (!isUpToDate(known, rememberedLogin))
    await admin.put(`${action}/config`, { config: { ...known, ...rememberedLogin } });
}
