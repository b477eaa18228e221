import { datesIn } from '../../../normalise/normalise-date.ts';
import { normaliseName as personName } from '../../../normalise/normalise-name.ts';
import { letterByRules } from '../../letters/parts/letter-by-rules.ts';
import { valuesBelow } from '../../text/values-beside.ts';
import { addCellAround } from '../../text/add-cell-around.ts';
import { addCandidates, candidateOfPiece, candidateInText } from '../../letters/parts/letter-candidates.ts';
import { emailBesidePhone } from '../../text/email-beside-phone.ts';
import { sentencePattern } from '../../text/sentence-pattern.ts';
import {
  addHotelHeading,
  addAddressPartsOfHotel,
  titleWords,
  wholeNames,
  dropNameFromAddress,
} from './hotel-heading.ts';
import { addStay } from './add-stay.ts';
import { bookingReference, referenceSentences } from '../booking-reference.ts';

const room = new RegExp(
  String.raw`×|\bx\s?\d|\d+\s*x\b|\b\d+ (?:nights?|persons?|adults?|guests?|rooms?)\b|\bper night\b|\b(?:twin|` +
    String.raw`double|king|queen|deluxe|superior|standard|single|family|triple) (?:room|bed|suite|king|queen|twin|` +
    String.raw`double)\b`,
  'i',
);
const day = (raw: string) => datesIn(raw)[0]?.value;
const phrase = (raw: string) => /^[^.;\n(]{2,50}/.exec(raw.trim())?.[0]?.trim();

const greetedGuest = new RegExp(
  String.raw`\b(?:Dear|Hello|Hi|Greetings) ((?!(?:Sir|Madam|Guest|Customer|Traveller|Traveler|Valued|` +
    String.raw`Sirs)\b)(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)+)[,!:]`,
  'u',
);

export const hotelBooking = letterByRules({
  kind: 'Hotel booking',
  fields: {
    guestName: {
      labels: [
        '[Lead|Main|Primary|Name of] (Guest|Guests) [Name|Names|Details]',
        'Guest[s] Name',
        'Name of [the] [Lead] Guest',
        'Booked (for|by)',
        'Reserved for',
        'Reservation Name',
        'Traveller [Name]',
        'Guest Name[s]',
        'Lead Traveller',
        'Customer [Name]',
        'Name',
        '(Guest|Guests) (Staying|Registered|in Residence)',
        'In the name of',
        '(Primary|Principal|First|Registered) (Guest|Occupant|Traveller|Traveler)',
        'Booking (Name|Holder)',
        'Occupant [Name]',
        'Booker [Name]',
        'Booked under [the name]',
        'Stay(ing) Guest',
        'Your (Name|Guest)',
        '(Lead|Main) (Passenger|Pax|Occupant)',
      ],
      sentences: [
        sentencePattern(
          '(?:stay|reservation|booking|accommodation|room)(?: [a-z]+){0,3} (?:for|of|by|in the name of) {titled}',
        ),
        sentencePattern('(?:confirm|certify|state)(?: [a-z]+){0,3} that {titled}'),
        sentencePattern(
          '{titled}(?: and [^,.]{3,40})? (?:will|shall|is|are) (?:be )?(?:stay|staying|lodg|our guest|accommodated|booked)',
        ),
        sentencePattern('(?:stay|reservation|booking)(?: [a-z]+){0,3} (?:for|in the name of) {person}(?=[:,.])'),
      ],
      read: (raw) => personName(raw.replace(/^[^\p{L}]+/u, '').split(/[,;&(]| and | \/ /)[0]!),
      not: [/\b(adults?|guests?|details|nights?|rooms?|policy|support|service)\b/i],
    },
    hotelName: {
      labels: [
        '(Hotel|Property|Accommodation) Name',
        'Name of [the] (Hotel|Property|Accommodation)',
        'Hotel',
        'Property',
        'Accommodation',
        'You are staying at',
        'Your (Hotel|Property|Accommodation)',
        'Staying at',
        'Where you are staying',
        'Hotel / Property',
        'Stay at',
        'Venue',
        'Establishment',
      ],
      sentences: [
        sentencePattern(
          '(?:stay|reservation|booking|room|accommodation|welcom\\w+)(?: [a-z]+){0,5} (?:at|with|to) (?:the ' +
            ")?(?<value>[A-Z][\\p{L}&'.-]*(?: (?:[A-Z&][\\p{L}&'.-]*|de|du|des|la|le|les|del|della|di|zum|zur|am|" +
            'an|der|den|by|and|of)){0,6})(?= (?:is|has|for|from|on|in)\\b|[.,!\\n])',
        ),
      ],
      not: [
        titleWords,
        room,
        /^(check|our|your|the|this|dear|front|rate|breakfast|free|includ|wi-?fi|parking|total|cancel)/i,
      ],
    },
    hotelAddress: {
      labels: [
        '(Hotel|Property|Accommodation|Street|Full|Our|Complete) [Full] Address',
        '(Hotel|Property|Accommodation) Location',
        'Located at',
        'Situated at',
        'Where to find us',
        'How to (find|reach) us',
        'Getting there',
        'Directions',
        'Address [of [the] (Hotel|Property)]',
        'Location',
      ],
      lines: 4,
    },
    hotelCity: { labels: ['City', 'Town', 'City / Town'] },
    hotelPostcode: { labels: ['(Postal|Post|Zip) Code', 'Postcode', 'ZIP', 'PLZ'] },
    hotelCountry: { labels: ['Country'] },
    hotelPhone: {
      labels: [
        '[Hotel|Property|Reception|Front Desk|Accommodation] (Phone|Telephone|Tel|Contact) [No|Number]',
        'Call [the] (Hotel|Property|Reception)',
        'Reception',
        'Front Desk',
      ],
    },
    hotelEmail: {
      read: emailBesidePhone,
      labels: [
        '[Hotel|Property|Reception|Accommodation] (E-mail|Email) [ID|Address]',
        'Contact (E-mail|Email)',
        'Write to us [at]',
      ],
    },
    checkInDate: {
      labels: [
        'Check-in [Date|Day]',
        'Check in',
        'Checkin',
        'Arrival [Date]',
        'Date of Arrival',
        'Arriving [on]',
        'Stay From',
        'From',
        '(Arrival|Check-in) (on|from|day|time|date and time)',
        'First Night',
        'In',
        'Start Date',
        'Stay (begins|starts) [on]',
        'Date In',
        'Anreise',
        'Arrive',
      ],
      read: day,
      sentences: [
        sentencePattern(
          '(?:arriv(?:e|al|ing)|check(?:ing)?[ -]?in)(?: [a-z]+){0,3}? (?:on|is|from|:) (?:[a-z]+day,? )?(?:the )?{date}',
        ),
      ],
    },
    checkOutDate: {
      labels: [
        'Check-out [Date|Day]',
        'Check out',
        'Checkout',
        'Departure [Date]',
        'Date of Departure',
        'Departing [on]',
        'Leaving [on]',
        'Stay (To|Until)',
        'To',
        'Until',
        '(Departure|Check-out) (on|by|day|time|date and time)',
        'Out',
        'End Date',
        'Stay (ends) [on]',
        'Date Out',
        'Abreise',
        'Depart',
        'Leave',
      ],
      read: day,
      sentences: [
        sentencePattern(
          '(?:depart(?:ure|ing)?|check(?:ing)?[ -]?out|leav(?:e|ing))(?: [a-z]+){0,3}? (?:on|is|by|:) (?:[a-z]+day,? )?(?:the )?{date}',
        ),
      ],
    },
    bookingReference: {
      labels: [
        '(Booking|Reservation|Confirmation|Voucher|Itinerary|Order) (Reference|Ref|Number|No|ID|Code) [Number|No]',
        '[Our|Hotel] (Confirmation|Reservation|Booking) (No|Number|Code|#)',
        'Our (Reference|Ref|Number)',
        '(Trip|Travel|Agency|Folio|Registration|Document) (ID|No|Number|Reference)',
        'Booking #',
        'Confirmation #',
        'Conf No',
        'Res No',
        'Code',
        'Confirmation ID',
        '[Your] (Reference|Ref) [No|Number]',
        'Booking',
        'Confirmation',
        'Voucher',
        'Reservation',
        'PNR',
      ],
      sentences: [
        sentencePattern(
          '(?:quote|mention|state|use|cite|under|reference|refer to)(?: [a-z]+){0,4} (?:reference|number|no|' +
            'code|ref)\\.?(?: is)?:? (?<value>(?=[A-Z/-]*\\d)[A-Z0-9][A-Z0-9/-]{4,20})(?=[\\s.,;)])',
        ),
        ...referenceSentences,
      ],
      as: 'code',
      read: bookingReference,
    },
    amount: {
      labels: [
        '[Grand] Total (for|of) [your|the] (stay|booking|reservation|room|rooms|accommodation)',
        'Total (including|incl|inclusive of) [all] taxes',
        '(Sum|Amount) Total',
        '(Final|Full|Overall|Reservation|Booking|Stay|Accommodation) (Price|Total|Cost|Charge|Charges|Value)',
        'Amount (Charged|Collected|Settled)',
        'Total (Charged|Due|Value|Tariff|Bill)',
        'Invoice (Total|Amount)',
        '[Grand] Total [Price|Amount|Cost|Charge|Charges|Room Charges|Booking Amount|Rate|Payable|to pay] [for stay|(incl taxes)]',
        '(Booking|Net|Payable|Total) Amount',
        'Amount [Paid|Payable|Due]',
        '[Total] Price',
        'Room Charges',
        'Total Paid',
        'Total cost of stay',
        'You Pay',
        'To Pay',
        'Cost [of Stay]',
      ],
      sentences: [
        sentencePattern('total(?: price| amount| cost| charge)?(?: for [a-z ]{3,30})? (?:of|is|comes to|:) {money}'),
        sentencePattern(
          '(?:amount|sum|charges?|cost|payment|price)(?: [a-z]+){0,4} (?:of|is|comes to|' +
            'totals) {money}(?! ?(?:per|a|each|/) ?(?:night|person|day|room))',
        ),
      ],
      prefer: 'last',
    },
    paymentStatus: {
      labels: [
        'Payment [Status|Type|Terms|Mode|Information]',
        'Status of Payment',
        'Payment Details',
        'Settlement',
        'Billing [Status|Instruction]',
        'Mode of Payment',
        'Account Status',
        'Payment Method',
      ],
      read: phrase,
      sentences: [
        /(?:booking|reservation|stay|room|amount) (?:is|has been|was) (?<value>(?:fully |already )?(?:pre)?paid)/i,
        /\b(?:has|have) been (?<value>(?:fully |already )?(?:pre)?paid)\b/i,
      ],
      anywhere: new RegExp(
        String.raw`\b(?:FULLY PAID|Fully paid|PREPAID|[Pp]repaid|PAID|Paid in full|PAID IN FULL|[Pp]ay(?:able)? (?:at|` +
          String.raw`on|upon) (?:the )?(?:hotel|property|arrival|check-?in|check-?out)|Payment due at (?:the )?(?:hotel|` +
          String.raw`property))\b`,
      ),
    },
  },
  stops: [
    'Who',
    'Where',
    'When',
    'What',
    'Questions',
    'Pax',
    'Rate per night',
    'Per night',
    'Number of (Nights|Rooms|Guests|Persons)',
    'Accommodation Type',
    'Room Type',
    'Length of Stay',
    'Duration',
    'Tariff',
    'City Tax',
    'Tourist Tax',
    'Country Code',
    'Room [s|Type]',
    'Nights',
    'Occupancy',
    'Guests',
    'Adults',
    'Cancellation [Policy]',
    'Meal Plan',
    'Rate',
    'Taxes',
    'Website',
    'Booked on',
    'Booking Date',
    'GPS',
    'Special Requests',
    'Board',
  ],
  after(open, candidates) {
    wholeNames(open, candidates);
    addCellAround(open, candidates, 'hotelAddress');
    addHotelHeading(open, candidates);
    dropNameFromAddress(candidates);
    addAddressPartsOfHotel(candidates);
    addStay(open, candidates);
    if ((candidates.bookingReference ?? []).length === 0)
      for (const each of valuesBelow(
        open,
        /^(confirmation|booking|reservation|itinerary|voucher).{0,12}(code|no|number|id|ref\w*)\W*$/i,
      ))
        addCandidates(candidates, 'bookingReference', candidateOfPiece(each, 'code', 'label', 0.8));
    const dear = greetedGuest.exec(open.flow.text);
    if (dear && (candidates.guestName ?? []).length === 0)
      addCandidates(
        candidates,
        'guestName',
        candidateInText(
          open.flow,
          { start: dear.index + dear[0].indexOf(dear[1]!), end: dear.index + dear[0].length - 1 },
          personName(dear[1]!)!,
          'sentence',
          0.6,
        ),
      );
  },
});
