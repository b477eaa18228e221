import type { TrailEntry } from '@visawright/contract/platform/trail.ts';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';
import type { TrailTranslate } from '../../../../translations/trail/trail-texts.ts';

type Verb = TextIn<TrailTranslate, 'verbs'>;
type Thing = TextIn<TrailTranslate, 'things'>;

// Kinds of change by their names in the trail.
const changes: Readonly<Record<string, readonly [Verb, Thing]>> = {
  created: ['created', 'subject'],
  invited: ['invited', 'subject'],
  suspended: ['suspended', 'subject'],
  reinstated: ['reinstated', 'subject'],
  secondFactorOn: ['turnedOn', 'secondFactor'],
  secondFactorOff: ['turnedOff', 'secondFactor'],
  secondFactorReset: ['reset', 'secondFactorOf'],
  recoveryCodesReplaced: ['replaced', 'recoveryCodes'],
  passwordChanged: ['changed', 'password'],
  emailChanged: ['changed', 'email'],
  profileChanged: ['changed', 'profile'],
  domainAsked: ['requested', 'domain'],
  domainActive: ['added', 'domain'],
  domainRemoved: ['removed', 'domain'],
  settingsChanged: ['changed', 'settings'],
  visionEndpoint: ['changed', 'vision'],
  requested: ['requested', 'request'],
  decided: ['decided', 'request'],
  blankUploaded: ['uploaded', 'blank'],
  blankPublished: ['published', 'blank'],
  blankRetired: ['retired', 'blank'],
  blankDeleted: ['deleted', 'blank'],
  announced: ['sent', 'announcement'],
  factChecked: ['checked', 'fact'],
  factChangeProposed: ['proposed', 'factChange'],
  factChangeDecided: ['decided', 'factChange'],
  catalogueVerified: ['checked', 'catalogue'],
  proposalMade: ['proposed', 'proposal'],
  proposalDecided: ['decided', 'proposal'],
  holdPlaced: ['added', 'hold'],
  holdReleased: ['removed', 'hold'],
  apiKeyCreated: ['created', 'apiKeyOf'],
  apiKeyRenewed: ['renewed', 'apiKeyOf'],
  apiKeyEnded: ['ended', 'apiKeyOf'],
  apiKeyUsed: ['used', 'apiKeyOf'],
  apiKeyDenied: ['refused', 'apiKeyOf'],
  agencyProviderSaved: ['changed', 'agencyProviderOf'],
  agencyProviderRemoved: ['removed', 'agencyProviderOf'],
  agencyProviderConnected: ['added', 'agencyProviderOf'],
  agencyProviderRefused: ['refused', 'agencyProviderOf'],
  webhookAdded: ['added', 'webhookOf'],
  webhookChanged: ['changed', 'webhookOf'],
  webhookPaused: ['paused', 'webhookOf'],
  webhookResumed: ['resumed', 'webhookOf'],
  webhookRemoved: ['removed', 'webhookOf'],
  partnerLinkCreated: ['created', 'partnerLinkOf'],
  partnerLinkPaused: ['paused', 'partnerLinkOf'],
  partnerLinkResumed: ['resumed', 'partnerLinkOf'],
  partnerLinkRevoked: ['ended', 'partnerLinkOf'],
  channelChanged: ['changed', 'channel'],
  pushDeviceAdded: ['added', 'pushDevice'],
  pushDeviceRemoved: ['removed', 'pushDevice'],
  phoneConfirmed: ['added', 'phone'],
  phoneRemoved: ['removed', 'phone'],
  calendarFeedCreated: ['created', 'calendar'],
  calendarFeedEnded: ['ended', 'calendar'],
  trailExported: ['exported', 'trail'],
  listExported: ['exported', 'list'],
  anchored: ['saved', 'anchor'],
};

const withoutName: Partial<Record<Thing, Thing>> = {
  secondFactorOf: 'secondFactor',
  apiKeyOf: 'apiKey',
  webhookOf: 'webhook',
  partnerLinkOf: 'partnerLink',
  agencyProviderOf: 'agencyProvider',
};

interface EntryText {
  readonly verb: string;
  readonly thing: string;
  readonly tone: 'plain' | 'warn' | 'bad'; // warn: worth a look. bad: refused
}

const shownFields = 3;
const worthALook: readonly Verb[] = ['exported', 'downloaded', 'suspended', 'removed', 'reset', 'deleted'];

export const fieldText = (field: string, t: TrailTranslate): string => t.find(`fields.${field}`) ?? field;

function fieldsText(fields: readonly string[], t: TrailTranslate): string {
  const names = fields.map((field) => fieldText(field, t));
  const more = names.length - shownFields;
  const first = names.slice(0, shownFields).join(', ');
  return more > 0 ? t('fieldsMore', { fields: first, count: more }) : first;
}

const readVerb = (fields: readonly string[]): Verb =>
  fields.includes('export')
    ? 'exported'
    : fields.some((one) => one === 'package' || one === 'original')
      ? 'downloaded'
      : 'opened';

function verbAndThing(entry: TrailEntry, t: TrailTranslate): readonly [Verb, string] {
  const { kind, action, fields, subjectName } = entry;
  if (kind === 'read') return [readVerb(fields), fieldsText(fields, t)];
  if (kind === 'refused') return ['refused', fieldsText(fields, t)];
  const [verb, thing] = changes[action] ?? (['changed', 'other'] as const);
  if (thing === 'subject') return [verb, subjectName || t('things.subject')];
  if (thing === 'list') return [verb, t.find(`lists.${fields[0]}`) ?? t('things.list')];
  const unnamed = withoutName[thing];
  if (unnamed && !subjectName) return [verb, t(`things.${unnamed}`)];
  return [verb, t(`things.${thing}`, { name: subjectName })];
}

// What an entry says, verb first.
export function describeEntry(entry: TrailEntry, t: TrailTranslate): EntryText {
  const [verb, thing] = verbAndThing(entry, t);
  const tone = verb === 'refused' ? 'bad' : worthALook.includes(verb) ? 'warn' : 'plain';
  return { verb: t(`verbs.${verb}`), thing, tone };
}

export function nameOfPerson({ personName, role }: TrailEntry, t: TrailTranslate): string {
  if (personName) return personName;
  return role === 'system' ? t('system') : role === 'applicant' ? t('traveller') : t('formerPerson');
}
