import type { FactKind } from './fact-kinds.ts';

export const dueFilters = ['due', 'notDue'] as const;

interface Placed {
  readonly formId: string;
  readonly key: string;
  readonly kind: FactKind;
  readonly nextCheck: string | null;
  readonly isDue: boolean;
  readonly openApplications: number;
}

export interface FactNarrowing {
  readonly formId?: string | undefined;
  readonly kind?: FactKind | undefined;
  readonly due?: (typeof dueFilters)[number] | undefined;
}

const name = ({ formId, key }: Placed) => `${formId} ${key}`;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

// What was never checked comes first, then what expires first; of these, what most open applications use.
const byUrgency = (one: Placed, other: Placed): number =>
  compare(one.nextCheck ?? '', other.nextCheck ?? '') ||
  other.openApplications - one.openApplications ||
  compare(name(one), name(other));

export const factWorklist = <T extends Placed>(lines: readonly T[], { formId, kind, due }: FactNarrowing): T[] =>
  lines
    .filter(
      (line) =>
        (formId === undefined || line.formId === formId) &&
        (kind === undefined || line.kind === kind) &&
        (due === undefined || line.isDue === (due === 'due')),
    )
    .sort(byUrgency);
