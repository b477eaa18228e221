import type { NotificationChoice, Preferences } from '@visawright/contract/identity/preferences.ts';
import { channelNames } from '@visawright/contract/platform/notification-facts.ts';
import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';

export const kindGroups = ['me', 'applications', 'team'] as const;
type KindGroup = (typeof kindGroups)[number];

const groupOf: Record<NotificationKind, KindGroup> = {
  mentioned: 'me',
  answered: 'me',
  transferred: 'me',
  requestDecided: 'me',
  reviewReturned: 'applications',
  reviewApproved: 'applications',
  lodgeSoon: 'applications',
  documentsMissing: 'applications',
  packageReady: 'applications',
  requestMade: 'team',
  announcement: 'team',
  readLimit: 'team',
};

// Kinds of notification each role can receive.
const everyRole: readonly NotificationKind[] = ['announcement'];
const withApplications: readonly NotificationKind[] = [
  'mentioned',
  'answered',
  'reviewReturned',
  'reviewApproved',
  'lodgeSoon',
  'documentsMissing',
  'packageReady',
];
const kindsOf: Partial<Record<Role, readonly NotificationKind[]>> = {
  agent: [...withApplications, 'transferred', ...everyRole],
  agency: [...withApplications, 'requestDecided', 'readLimit', ...everyRole],
  admin: ['requestMade', 'readLimit', ...everyRole],
};

export const kindsIn = (group: KindGroup, role: Role): NotificationKind[] =>
  (Object.keys(groupOf) as NotificationKind[]).filter(
    (kind) => groupOf[kind] === group && kindsOf[role]?.includes(kind),
  );

const none = { mail: false, push: false, sms: false, whatsapp: false };
export const usualChoice: NotificationChoice = { app: true, ...none, often: 'atOnce' };

// Ready-made choices for all kinds. Quiet: only what is about the person itself leaves the app, once a day. None of them sends anything to
// the phone, which costs money.
export const presetNames = ['quiet', 'usual', 'everything'] as const;
export type PresetName = (typeof presetNames)[number];
const presets: Record<PresetName, (kind: NotificationKind) => NotificationChoice> = {
  quiet: (kind) => ({ app: true, ...none, mail: groupOf[kind] === 'me', often: 'daily' }),
  usual: () => usualChoice,
  everything: () => ({ app: true, ...none, mail: true, push: true, often: 'atOnce' }),
};

// Whether there is anything to be sent at once or daily.
export const leavesApp = (choice: NotificationChoice) => channelNames.some((channel) => choice[channel]);

const rolesKinds = (role: Role) => kindGroups.flatMap((group) => kindsIn(group, role));

export const presetChoices = (name: PresetName, role: Role): Preferences['notifications'] =>
  Object.fromEntries(rolesKinds(role).map((kind) => [kind, presets[name](kind)]));

// null: none of them.
export const presetOf = (choices: Preferences['notifications'], role: Role): PresetName | null =>
  presetNames.find((name) =>
    rolesKinds(role).every((kind) => {
      const [wanted, chosen] = [presets[name](kind), choices[kind] ?? usualChoice];
      const isSame = wanted.app === chosen.app && channelNames.every((channel) => wanted[channel] === chosen[channel]);
      return isSame && (!leavesApp(wanted) || wanted.often === chosen.often);
    }),
  ) ?? null;
