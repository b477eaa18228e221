import type { Predicate } from './predicate.ts';
import { answerMatches } from './person/answer-matches.ts';
import { arrivesBefore } from './travel/arrives-before.ts';
import { belongsTo } from './person/belongs-to.ts';
import { blankPages } from './passport/blank-pages.ts';
import { closingBalanceAtLeast } from './funds/closing-balance-at-least.ts';
import { coverArea } from './travel/cover-area.ts';
import { coverAtLeast } from './travel/cover-at-least.ts';
import { coversDays } from './travel/covers-days.ts';
import { coversNights } from './travel/covers-nights.ts';
import { datesAgree } from './travel/dates-agree.ts';
import { datesInOrder } from './travel/dates-in-order.ts';
import { employmentDates } from './work/employment-dates.ts';
import { flightDates } from './travel/flight-dates.ts';
import { issuedWithin } from './passport/issued-within.ts';
import { largeDeposits } from './funds/large-deposits.ts';
import { leaveCovers } from './work/leave-covers.ts';
import { lodgeWindow } from './travel/lodge-window.ts';
import { mainDestination } from './travel/main-destination.ts';
import { notOlderThan } from './documents/not-older-than.ts';
import { documentPresent } from './documents/document-present.ts';
import { periodAtLeast } from './funds/period-at-least.ts';
import { photoBackground } from './photo/photo-background.ts';
import { photoFaces } from './photo/photo-faces.ts';
import { photoFile } from './photo/photo-file.ts';
import { photoGeometry } from './photo/photo-geometry.ts';
import { photoHead } from './photo/photo-head.ts';
import { photoPixels } from './photo/photo-pixels.ts';
import { photoPose } from './photo/photo-pose.ts';
import { photoSharpness } from './photo/photo-sharpness.ts';
import { readable } from './documents/readable.ts';
import { returnsHome } from './travel/returns-home.ts';
import { sameBirthDate } from './person/same-birth-date.ts';
import { sameEmployer } from './work/same-employer.ts';
import { sameNationality } from './person/same-nationality.ts';
import { samePassportNumber } from './passport/same-passport-number.ts';
import { samePerson } from './person/same-person.ts';
import { fieldIsYes } from './person/field-is-yes.ts';
import { slipsCover } from './work/slips-cover.ts';
import { stayAtMost } from './travel/stay-at-most.ts';
import { timeLeft } from './travel/time-left.ts';
import { tripAhead } from './travel/trip-ahead.ts';
import { validFor } from './passport/valid-for.ts';

// Keyed by the name used in the rule files.
export const predicates = {
  answerMatches,
  arrivesBefore,
  belongsTo,
  blankPages,
  closingBalanceAtLeast,
  coverArea,
  coverAtLeast,
  coversDays,
  coversNights,
  datesAgree,
  datesInOrder,
  employmentDates,
  flightDates,
  issuedWithin,
  largeDeposits,
  leaveCovers,
  lodgeWindow,
  mainDestination,
  notOlderThan,
  documentPresent,
  periodAtLeast,
  photoBackground,
  photoFaces,
  photoFile,
  photoGeometry,
  photoHead,
  photoPixels,
  photoPose,
  photoSharpness,
  readable,
  returnsHome,
  sameBirthDate,
  sameEmployer,
  sameNationality,
  samePassportNumber,
  samePerson,
  fieldIsYes,
  slipsCover,
  stayAtMost,
  timeLeft,
  tripAhead,
  validFor,
} as unknown as Readonly<Record<string, Predicate<unknown>>>;
