import { applicantJourney } from './applicant.ts';
import { formJourney } from './form.ts';
import type { Journey } from './journey.types.ts';
import { signInJourney } from './sign-in.ts';
import { staffListJourney } from './staff-list.ts';
import { viewerJourney } from './viewer.ts';

export const journeys: readonly Journey[] = [
  signInJourney,
  applicantJourney,
  staffListJourney,
  formJourney,
  viewerJourney,
];
