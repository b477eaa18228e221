// Without schemas, for the browser.
export const providerChannels = ['sms', 'whatsapp'] as const; // sent by a provider of the realm to a phone number
export type ProviderChannel = (typeof providerChannels)[number];

export const mostDevices = 10; // of one person
export const phoneCode = { digits: 6, shape: /^\d{6}$/, seconds: 600, tries: 5 } as const;

// Where providers report what became of a message: <this>/<channel>/<realm>.
export const channelCallbackSegment = 'callbacks';
