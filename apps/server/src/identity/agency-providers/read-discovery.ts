import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { leadsOutside } from '../../platform/outbound/leads-outside.ts';
import { getOutbound, RefusedAddress } from '../../platform/outbound/post-outbound.ts';

const address = z.url({ protocol: /^https?$/ }).max(1_000);

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

export interface Discovered {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly sendsSecretInBody: boolean;
}

// The provider's own description (OpenID Connect Discovery 1.0). It must be about the issuer that was entered. The identity provider calls
// two of its addresses from inside, so they must be public as well.
export async function readDiscovery(issuer: string, allowsLoopback: boolean): Promise<Discovered> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = Discovery.safeParse(await readJson(url, allowsLoopback));
  if (!found.success || found.data.issuer !== issuer) throw new AppError('provider.unreadable');
  const { data } = found;
  const urls = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri];
  for (const each of urls) if (!(await isAllowed(each, allowsLoopback))) throw new AppError('provider.addressRefused');
  const keys = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) });
  if (!keys.safeParse(await readJson(data.jwks_uri, allowsLoopback)).success) throw new AppError('provider.unreadable');
  const methods = data.token_endpoint_auth_methods_supported;
  return {
    authorizationUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    jwksUrl: data.jwks_uri,
    sendsSecretInBody: methods !== undefined && !methods.includes('client_secret_basic'),
  };
}

async function readJson(url: string, allowsLoopback: boolean): Promise<unknown> {
  try {
    const order = { url, headers: { accept: 'application/json' }, timeoutMs: 8_000, mostBytes: 200_000 };
    const { status, text } = await getOutbound({ ...order, allowsLoopback });
    return status === 200 ? JSON.parse(text) : undefined;
  } catch (error) {
    throw new AppError(error instanceof RefusedAddress ? 'provider.addressRefused' : 'provider.unreadable');
  }
}

async function isAllowed(url: string, allowsLoopback: boolean): Promise<boolean> {
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return (protocol === 'https:' || allowsLoopback) && (await leadsOutside(hostname, allowsLoopback));
}
