import { decodeJwt } from 'jose';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { agencyProviderClaim } from '../../platform/keycloak/keycloak-agency-providers.ts';
import { passkeyMethod } from '../../platform/keycloak/keycloak-passkeys.ts';
import type { Clock } from '../sessions/clock.ts';
import { enterByAgencyProvider, enterByPasskey, enterSession } from './enter-session.ts';

interface Claims {
  readonly auth_time?: number;
  readonly amr?: string[];
  readonly [agencyProviderClaim]?: string;
}

// The login page of the provider sends the browser back with a code. Only this server can exchange it, so the provider's refresh token
// never reaches the browser.
export const exchangeCode =
  (clock: Clock): Handler<'exchangeCode'> =>
  async (call, { body }) => {
    const { via, ...code } = body;
    const tokens = await call.parts.identity.exchangeCode(call.realm, code, via);
    if (tokens === 'dead') throw new AppError('auth.codeDead');
    // The provider may have remembered the person, so the password can be older than the code.
    const claims = decodeJwt<Claims>(tokens.accessToken);
    const { auth_time: seconds, amr = [] } = claims;
    const alias = claims[agencyProviderClaim];
    if (alias !== undefined) return enterByAgencyProvider(call, tokens, clock(), alias);
    // What it remembers may have started with a passkey. Then no password was entered, whichever page the code is from.
    const enter = via === 'passkey' || amr.includes(passkeyMethod) ? enterByPasskey : enterSession;
    return enter(call, tokens, clock(), (seconds ?? 0) * 1_000);
  };
