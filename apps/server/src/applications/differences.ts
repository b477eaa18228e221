import { editableFields, VisaDetails, type Application } from '@visawright/contract/application.ts';
import { AppError } from '../http/app-error.ts';
import { canonical } from '../http/canonical.ts';

export type SentApplication = Partial<Application>;

export interface Difference {
  readonly field: string; // docIds, visaDetails.fromDate, …
  readonly yours: unknown;
  readonly theirs: unknown;
}

const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);
const detailNames = Object.keys(VisaDetails.shape) as (keyof VisaDetails)[];

// What was sent and is not as it stands, among what may be changed.
export function differences(sent: SentApplication, current: Application): Difference[] {
  const { visaDetails, docIds } = sent;
  const all = visaDetails
    ? detailNames.map((name) => ({
        field: `visaDetails.${name}`,
        yours: visaDetails[name],
        theirs: current.visaDetails[name],
      }))
    : [];
  if (docIds) all.push({ field: 'docIds', yours: docIds as never, theirs: current.docIds as never });
  return all.filter(({ yours, theirs }) => !isSame(yours, theirs));
}

// The version decides. Without one, an object that still carries its time is known to be old by it.
export function refuseStale(sent: SentApplication, current: Application): void {
  const isStale =
    sent.version === undefined
      ? sent.updatedAt !== undefined && sent.updatedAt !== current.updatedAt
      : sent.version !== current.version;
  if (isStale) throw new AppError('application.versionStale', { current, differs: differences(sent, current) });
}

// These change without the application, when an agent is renamed or a fellow traveller joins: an older one is no wish of the sender's.
const readBeside: readonly (keyof Application)[] = ['agentName', 'partySize', 'documentsNeeded', 'summary'];
const changeable: readonly string[] = [...editableFields, ...readBeside, 'version'];

export function refuseReadOnly(sent: SentApplication, current: Application): void {
  for (const name of Object.keys(sent) as (keyof Application)[])
    if (!changeable.includes(name) && !isSame(sent[name], current[name]))
      throw new AppError('application.fieldReadOnly', { field: name });
}
