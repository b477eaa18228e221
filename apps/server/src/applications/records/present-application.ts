import type { Application, Review } from '@visawright/contract/applications/application.ts';
import {
  progressOf,
  type VisaOutcome,
  type ReviewState,
  type Status,
} from '@visawright/contract/applications/application-status.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { presentSummary, type SummaryRow } from './application-summary.ts';
import { countRequiredDocuments } from './get-destination-facts.ts';
import { formatDay } from './travel-days.ts';
import { listAllowedActions } from './list-allowed-actions.ts';

export interface ApplicationRow {
  readonly application_uid: string;
  readonly reference: string;
  readonly trip_uid: string | null;
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
  readonly status: Status;
  readonly status_since: Date;
  readonly review: ReviewState;
  readonly review_round: number;
  readonly outcome: VisaOutcome;
  readonly visa_from: string;
  readonly visa_to: string;
  readonly nationality: string;
  readonly visa_category: VisaGroup;
  readonly visa_type: string;
  readonly travel_from: string;
  readonly travel_to: string;
  readonly lodge_by: string | null;
  readonly form_id: string | null;
  readonly lodged_reference: string | null;
  readonly lodged_on: string | null;
  readonly outcome_on: string | null;
  readonly outcome_reference: string | null;
  readonly has_outcome_reason: boolean;
  readonly situations: readonly string[];
  readonly is_form_started: boolean;
  readonly has_premium_check: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly in_reach: boolean; // false only right after the actor has given it away
  readonly applicant_name: string;
  readonly agent_name: string | null;
  readonly party_size: number;
  readonly doc_ids: readonly string[];
  readonly summary: SummaryRow | null;
  readonly tasks: readonly TaskRow[] | null;
  readonly sections: readonly (Review['sections'][number] & WithReason)[] | null;
}

interface WithReason {
  readonly hasReason: boolean; // what was written is sealed: reasons/get-reasons.ts
}
interface TaskRow extends WithReason {
  readonly reviewerUid: string;
  readonly reviewerName: string;
  readonly requestedAt: string;
  readonly verdict: 'approved' | 'returned' | null;
  readonly decidedAt: string | null;
  readonly lapsedAt: string | null;
}

const iso = (written: string) => new Date(written).toISOString(); // JSON from the database has a time zone offset

const reviewOf = (row: ApplicationRow): Review => {
  const tasks = row.tasks ?? [];
  const lapsedAt = row.review === 'none' ? tasks.find((task) => task.lapsedAt !== null)?.lapsedAt : null;
  return {
    state: row.review,
    round: row.review_round,
    tasks: tasks.map(({ reviewerUid, reviewerName, requestedAt, verdict, decidedAt }) => ({
      reviewerUid,
      reviewerName,
      requestedAt: iso(requestedAt),
      verdict,
      decidedAt: decidedAt === null ? null : iso(decidedAt),
    })),
    sections: (row.sections ?? []).map(({ section, verdict, reviewerUid }) => ({ section, verdict, reviewerUid })),
    lapsedAt: lapsedAt ? iso(lapsedAt) : null,
  };
};

export function presentApplication(row: ApplicationRow, actor: Actor): Application {
  const review = reviewOf(row);
  const isMyTurn = review.tasks.some((task) => task.reviewerUid === actor.personUid && task.verdict === null);
  return {
    applicationUid: row.application_uid,
    applicantUid: row.applicant_uid,
    agentId: row.agent_uid,
    agencyUid: row.agency_uid,
    status: row.status,
    docIds: [...row.doc_ids],
    visaDetails: {
      fromDate: formatDay(row.travel_from),
      toDate: formatDay(row.travel_to),
      visaFrom: row.visa_from,
      visaTo: row.visa_to,
      nationality: row.nationality,
      visaCategory: row.visa_category,
      visaType: row.visa_type,
    },
    applicationCreationKey: null, // a used key is not needed any more and only its hash is stored
    visaAllocationStatus: row.outcome,
    review,
    reference: row.reference,
    progress: progressOf[row.status],
    applicantName: row.applicant_name,
    agentName: row.agent_name,
    destinationId: row.form_id,
    tripUid: row.trip_uid,
    partySize: row.party_size,
    documentsNeeded: countRequiredDocuments(row.form_id, row.visa_category),
    situations: [...row.situations],
    isFormStarted: row.is_form_started,
    hasPremiumCheck: row.has_premium_check,
    summary: row.summary && presentSummary(row.summary),
    lodgeBy: row.lodge_by,
    lodgedReference: row.lodged_reference,
    lodgedOn: row.lodged_on,
    outcomeOn: row.outcome_on,
    outcomeReference: row.outcome_reference,
    hasReasons:
      row.has_outcome_reason || [...(row.tasks ?? []), ...(row.sections ?? [])].some(({ hasReason }) => hasReason),
    statusSince: row.status_since.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    can: row.in_reach ? listAllowedActions(actor, { status: row.status, review: row.review, isMyTurn }) : [],
  };
}
