// Constants of start links for partner sites, without schemas, for the browser.
export const partnerLinkSegment = 'start'; // /start/KEY
export const partnerLinkParameter = 'startLink'; // of the screen it leads to

export const partnerLinkLimits = { mostLinks: 50, mostUses: 100_000, mostDays: 365, nameLetters: 60 } as const;

// A link with a duration and no dates proposes a trip that begins so many days from now.
export const proposedStartDays = 30;

export const partnerLinkStates = ['open', 'paused', 'expired', 'usedUp'] as const;
export type PartnerLinkState = (typeof partnerLinkStates)[number];

// What a new traveller agrees to who creates an account through the link of an agency. A changed text is a new version.
export const partnerConsentVersion = 1;

const consent = {
  en: [
    'I become a traveller of {{agency}}.',
    '{{agency}} sees what I enter and upload here, prepares my application with it and can contact me.',
    'Every view of my documents is recorded, and I can see the list in my profile.',
    'I can end this at any time by deleting my account in my profile, or by asking {{agency}}.',
  ].join('\n'),
  hi: [
    'मैं {{agency}} का यात्री बनता/बनती हूँ।',
    'मैं यहाँ जो लिखूँ और अपलोड करूँ, {{agency}} उसे देखती है, उससे मेरा आवेदन तैयार करती है और मुझसे संपर्क कर सकती है।',
    'मेरे दस्तावेज़ जब भी खोले जाते हैं, यह दर्ज होता है, और सूची मैं अपनी प्रोफ़ाइल में देख सकता/सकती हूँ।',
    'मैं इसे किसी भी समय अपनी प्रोफ़ाइल में खाता हटाकर या {{agency}} से कहकर समाप्त कर सकता/सकती हूँ।',
  ].join('\n'),
} as const;

export const partnerConsentText = (language: 'en' | 'hi', agency: string): string =>
  consent[language].replaceAll('{{agency}}', () => agency);

// A plain link for the partner's site: no script, nothing that is loaded from us. The partner's page does not appear in what we receive.
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter]!);
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:COLOR;color:TEXT;font:600 16px/1.25 sans-serif;text-decoration:none';

export const partnerSnippet = (
  address: string,
  words: string,
  look: { readonly background: string; readonly color: string },
): string => {
  const style = buttonStyle.replace('COLOR', look.background).replace('TEXT', look.color);
  return `<a href="${asHtml(address)}" rel="noreferrer" style="${asHtml(style)}">${asHtml(words)}</a>`;
};
