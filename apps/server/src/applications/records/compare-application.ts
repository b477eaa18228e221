import { editableFields, VisaDetails, type Application } from '@visawright/contract/applications/application.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { canonicalJson } from '../../platform/http/canonical-json.ts';

export type SentApplication = Partial<Application>;

export interface ApplicationDifference {
  readonly field: string; // docIds, visaDetails.fromDate, …
  readonly yours: unknown;
  readonly theirs: unknown;
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
const detailNames = Object.keys(VisaDetails.shape) as (keyof VisaDetails)[];

// Which of the editable fields differ from the stored application.
export function compareApplication(sent: SentApplication, current: Application): ApplicationDifference[] {
  const { visaDetails, docIds, situations } = sent;
  const all = visaDetails
    ? detailNames.map((name) => ({
        field: `visaDetails.${name}`,
        yours: visaDetails[name],
        theirs: current.visaDetails[name],
      }))
    : [];
  if (docIds) all.push({ field: 'docIds', yours: docIds as never, theirs: current.docIds as never });
  if (situations) all.push({ field: 'situations', yours: situations as never, theirs: current.situations as never });
  return all.filter(({ yours, theirs }) => !isSame(yours, theirs));
}

// The version decides; without one, an old `updatedAt` shows that the object is stale.
export function assertNotStale(sent: SentApplication, current: Application): void {
  const isStale =
    sent.version === undefined
      ? sent.updatedAt !== undefined && sent.updatedAt !== current.updatedAt
      : sent.version !== current.version;
  if (isStale) throw new AppError('application.versionStale', { current, differs: compareApplication(sent, current) });
}

// These fields change independently of the application, for example when an agent is renamed, so an outdated value is
// not a change by the sender.
const readBeside: readonly (keyof Application)[] = [
  'agentName',
  'partySize',
  'documentsNeeded',
  'isFormStarted',
  'summary',
];
const changeable: readonly string[] = [...editableFields, ...readBeside, 'version'];

export function assertReadOnlyUnchanged(sent: SentApplication, current: Application): void {
  for (const name of Object.keys(sent) as (keyof Application)[])
    if (!changeable.includes(name) && !isSame(sent[name], current[name]))
      throw new AppError('application.fieldReadOnly', { field: name });
}
