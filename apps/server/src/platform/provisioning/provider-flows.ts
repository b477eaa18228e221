import { connectFlow } from '../keycloak/keycloak-agency-providers.ts';
import type { ProviderAdmin } from './provider-admin.ts';

interface Flow {
  readonly id: string;
  readonly alias: string;
}
export interface Execution {
  readonly id: string;
  readonly providerId: string;
  readonly requirement: string;
  readonly authenticationConfig?: string;
}

// A flow with one step and nothing else.
export async function ensureOneStepFlow(
  admin: ProviderAdmin,
  path: string,
  alias: string,
  authenticator: string,
): Promise<{ readonly id: string; readonly step: Execution }> {
  const flows = `/${path}/authentication/flows`;
  const known = (await admin.get<Flow[]>(flows)).find((flow) => flow.alias === alias);
  const id =
    known?.id ?? (await admin.post(flows, { alias, providerId: 'basic-flow', topLevel: true, builtIn: false }));
  const steps = `${flows}/${alias}/executions`;
  const find = async () => (await admin.get<Execution[]>(steps)).find(({ providerId }) => providerId === authenticator);
  if ((await find()) === undefined) await admin.post(`${steps}/execution`, { provider: authenticator });
  const step = (await find())!;
  if (step.requirement !== 'REQUIRED') await admin.put(steps, { ...step, requirement: 'REQUIRED' });
  return { id, step };
}

// A person who comes from an agency's provider for the first time signs in to their account here with its username and password. No
// account is looked for by what the provider says, and none is created.
export const ensureConnectFlow = (admin: ProviderAdmin, path: string) =>
  ensureOneStepFlow(admin, path, connectFlow, 'auth-username-password-form');
