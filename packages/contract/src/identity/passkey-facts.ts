// In a file without schemas, for the browser: the provider's client whose login page accepts nothing but a passkey, and the page that adds
// one.
export const passkeyClient = 'visawright-passkey';
export const addPasskeyAction = 'webauthn-register-passwordless';

// WebAuthn needs a domain name: at an IP address no passkey can be made.
export const offersPasskeys = (providerUrl: string): boolean =>
  !/^(\d+\.){3}\d+$|^\[/.test(new URL(providerUrl).hostname);
