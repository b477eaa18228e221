import type { Predicate } from '../breach.ts';
import { answerMatches } from './answer-matches.ts';
import { arrivesBefore } from './arrives-before.ts';
import { belongsTo } from './belongs-to.ts';
import { blankPages } from './blank-pages.ts';
import { closingBalanceAtLeast } from './closing-balance-at-least.ts';
import { coverArea } from './cover-area.ts';
import { coverAtLeast } from './cover-at-least.ts';
import { coversDays } from './covers-days.ts';
import { coversNights } from './covers-nights.ts';
import { datesAgree } from './dates-agree.ts';
import { datesInOrder } from './dates-in-order.ts';
import { employmentDates } from './employment-dates.ts';
import { flightDates } from './flight-dates.ts';
import { issuedWithin } from './issued-within.ts';
import { largeDeposits } from './large-deposits.ts';
import { leaveCovers } from './leave-covers.ts';
import { lodgeWindow } from './lodge-window.ts';
import { mainDestination } from './main-destination.ts';
import { notOlderThan } from './not-older-than.ts';
import { paperPresent } from './paper-present.ts';
import { periodAtLeast } from './period-at-least.ts';
import { photoBackground } from './photo-background.ts';
import { photoFaces } from './photo-faces.ts';
import { photoFile } from './photo-file.ts';
import { photoGeometry } from './photo-geometry.ts';
import { photoHead } from './photo-head.ts';
import { photoPixels } from './photo-pixels.ts';
import { photoPose } from './photo-pose.ts';
import { photoSharpness } from './photo-sharpness.ts';
import { readable } from './readable.ts';
import { returnsHome } from './returns-home.ts';
import { sameBirthDate } from './same-birth-date.ts';
import { sameEmployer } from './same-employer.ts';
import { sameNationality } from './same-nationality.ts';
import { samePassportNumber } from './same-passport-number.ts';
import { samePerson } from './same-person.ts';
import { saysYes } from './says-yes.ts';
import { slipsCover } from './slips-cover.ts';
import { stayAtMost } from './stay-at-most.ts';
import { timeLeft } from './time-left.ts';
import { tripAhead } from './trip-ahead.ts';
import { validFor } from './valid-for.ts';

// By the name a rule calls it.
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
  paperPresent,
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
  saysYes,
  slipsCover,
  stayAtMost,
  timeLeft,
  tripAhead,
  validFor,
} as unknown as Readonly<Record<string, Predicate<unknown>>>;
