import type { RealmChannelEdit, RealmChannels } from '@visawright/contract/identity/channels.ts';

export type ProviderField =
  | 'url'
  | 'account'
  | 'from'
  | 'phone'
  | 'template'
  | 'codeTemplate'
  | 'token'
  | 'appSecret'
  | 'verifyToken';
export type ProviderDraft = { readonly isOn: boolean } & Readonly<Partial<Record<ProviderField, string>>>;

export const fieldsOf = {
  sms: ['url', 'account', 'from', 'token'],
  whatsapp: ['url', 'phone', 'template', 'codeTemplate', 'token', 'appSecret', 'verifyToken'],
} as const satisfies Record<string, readonly ProviderField[]>;
export type Provider = keyof typeof fieldsOf;

const secrets: readonly ProviderField[] = ['token', 'appSecret', 'verifyToken'];
export const isSecret = (field: ProviderField) => secrets.includes(field);

// Secrets are write-only: the server never returns them.
export const savedProvider = <P extends Provider>(provider: P, saved: RealmChannels[P]): ProviderDraft => ({
  isOn: saved.isOn,
  ...Object.fromEntries(
    fieldsOf[provider].map((field) => [
      field,
      isSecret(field) ? '' : String((saved as Record<string, unknown>)[field]),
    ]),
  ),
});

// They belong to the address they are sent to: another address needs its own.
export const keepsSecret = (provider: Provider, draft: ProviderDraft, saved: RealmChannels[Provider]) =>
  saved.hasToken &&
  draft.url === saved.url &&
  (provider !== 'sms' || draft.account === (saved as RealmChannels['sms']).account);

const shapes: Readonly<Partial<Record<ProviderField, RegExp>>> = {
  account: /^\w{8,64}$/,
  from: /^(\+\d{6,15}|[A-Za-z0-9 ]{3,11}|MG\w{32})$/,
  phone: /^\d{5,30}$/,
  template: /^[a-z0-9_]{1,100}$/,
  codeTemplate: /^[a-z0-9_]{1,100}$/,
};

export const wrongFields = (
  provider: Provider,
  draft: ProviderDraft,
  saved: RealmChannels[Provider],
): ProviderField[] =>
  fieldsOf[provider].filter((field) => {
    const text = draft[field]?.trim() ?? '';
    if (field === 'url') return !isServiceAddress(text);
    if (isSecret(field)) return text === '' ? !keepsSecret(provider, draft, saved) : text.length < 8;
    return !shapes[field]!.test(text);
  });

export const providerEdit = (provider: Provider, draft: ProviderDraft): RealmChannelEdit =>
  ({
    channel: provider,
    isOn: draft.isOn,
    ...Object.fromEntries(
      fieldsOf[provider]
        .map((field) => [field, draft[field]?.trim() ?? ''] as const)
        .filter(([field, text]) => !isSecret(field) || text !== ''),
    ),
  }) as RealmChannelEdit;

function isServiceAddress(text: string): boolean {
  if (text.length > 300 || !URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return protocol === 'https:' && [username, password, search, hash].every((part) => part === '');
}
