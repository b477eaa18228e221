import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

export interface RoundOfReview {
  readonly applicationUid: string;
  readonly round: number;
}

// What people write about an application is sealed under the traveller's key, each text for its own place.
const inRound = ({ applicationUid, round }: RoundOfReview, place: string) =>
  `reason/${applicationUid}/${round}/${place}`;

export const reasonPlaces = {
  request: (round: RoundOfReview) => inRound(round, 'request'), // without the reviewer, because another one may take the review over
  note: (round: RoundOfReview, reviewerUid: string) => inRound(round, `note/${reviewerUid}`),
  approval: (round: RoundOfReview, reviewerUid: string) => inRound(round, `approval/${reviewerUid}`),
  section: (round: RoundOfReview, reviewerUid: string, section: string) =>
    inRound(round, `section/${reviewerUid}/${section}`),
  reply: (round: RoundOfReview, section: string) => inRound(round, `reply/${section}`),
  outcome: (applicationUid: string) => `reason/${applicationUid}/outcome`,
};

export const sealReason = (key: ApplicantKey, place: string, text: string | null | undefined): Buffer | null =>
  text ? key.sealFor(place, text) : null;
export const openReason = (key: ApplicantKey, place: string, sealed: Buffer | null): string | null =>
  sealed === null ? null : key.openFor(place, sealed);
