import { datesIn } from '../../normalise/date.ts';
import { name as personName } from '../../normalise/name.ts';
import { readByRules } from '../../rules.ts';
import { belows } from '../beside.ts';
import { addCellAround } from '../cell-around.ts';
import { add, ofPiece, ofPlace } from '../letters/found.ts';
import { mail } from '../mail.ts';
import { said } from '../said.ts';
import { addHeading, addParts, title } from './hotel-heading.ts';
import { addStay } from './hotel-stay.ts';
import { reference } from './reference.ts';

const day = (raw: string) => datesIn(raw)[0]?.value;
const phrase = (raw: string) => /^[^.;\n(]{2,50}/.exec(raw.trim())?.[0]?.trim();

export const hotel = readByRules({
  kind: 'Hotel booking',
  fields: {
    guestName: {
      labels: ['[Lead|Main|Primary|Name of] (Guest|Guests) [Name|Names|Details]', 'Guest[s] Name', 'Name of [the] [Lead] Guest', 'Booked (for|by)', 'Reserved for', 'Reservation Name', 'Traveller [Name]', 'Guest Name[s]', 'Lead Traveller', 'Customer [Name]', 'Name'],
      sentences: [said('(?:stay|reservation|booking|accommodation|room)(?: [a-z]+){0,3} (?:for|of|by|in the name of) {titled}'), said('(?:stay|reservation|booking)(?: [a-z]+){0,3} (?:for|in the name of) {person}(?=[:,.])')],
      read: (raw) => personName(raw.replace(/^[^\p{L}]+/u, '').split(/[,;&(]| and | \/ /)[0]!),
      not: [/\b(adults?|guests?|details|nights?|rooms?|policy|support|service)\b/i],
    },
    hotelName: { labels: ['(Hotel|Property|Accommodation) Name', 'Name of [the] (Hotel|Property|Accommodation)', 'Hotel', 'Property', 'Accommodation'], not: [title] },
    hotelAddress: { labels: ['(Hotel|Property) [Full] Address', 'Address [of [the] (Hotel|Property)]', 'Location'], lines: 4 },
    hotelCity: { labels: ['City', 'Town', 'City / Town'] },
    hotelPostcode: { labels: ['(Postal|Post|Zip) Code', 'Postcode', 'ZIP', 'PLZ'] },
    hotelCountry: { labels: ['Country'] },
    hotelPhone: { labels: ['[Hotel|Property] (Phone|Telephone|Tel|Contact) [No|Number]'] },
    hotelEmail: { read: mail, labels: ['[Hotel|Property] (E-mail|Email) [ID|Address]'] },
    checkInDate: { labels: ['Check-in [Date|Day]', 'Check in', 'Checkin', 'Arrival [Date]', 'Date of Arrival', 'Arriving [on]', 'Stay From', 'From'], read: day },
    checkOutDate: { labels: ['Check-out [Date|Day]', 'Check out', 'Checkout', 'Departure [Date]', 'Date of Departure', 'Departing [on]', 'Leaving [on]', 'Stay (To|Until)', 'To', 'Until'], read: day },
    bookingReference: {
      labels: ['(Booking|Reservation|Confirmation|Voucher|Itinerary|Order) (Reference|Ref|Number|No|ID|Code) [Number|No]', '[Your] (Reference|Ref) [No|Number]', 'Booking', 'Confirmation', 'Voucher', 'Reservation', 'PNR'],
      as: 'code',
      read: reference,
    },
    amount: {
      labels: ['[Grand] Total [Price|Amount|Cost|Charge|Charges|Room Charges|Booking Amount|Rate|Payable|to pay] [for stay|(incl taxes)]', '(Booking|Net|Payable|Total) Amount', 'Amount [Paid|Payable|Due]', '[Total] Price', 'Room Charges', 'Total Paid', 'Total cost of stay', 'You Pay', 'To Pay', 'Cost [of Stay]'],
      sentences: [said('total(?: price| amount| cost| charge)?(?: for [a-z ]{3,30})? (?:of|is|comes to|:) {money}')],
      prefer: 'last',
    },
    paymentStatus: { labels: ['Payment [Status|Method|Type]', 'Status of Payment', 'Payment Details'], read: phrase, sentences: [/(?:booking|reservation|stay|room|amount) (?:is|has been|was) (?<value>(?:fully |already )?(?:pre)?paid)/i, /\b(?:has|have) been (?<value>(?:fully |already )?(?:pre)?paid)\b/i], anywhere: /\b(?:FULLY PAID|Fully paid|PREPAID|Prepaid|PAID|Pay at (?:the )?(?:hotel|property))\b/ },
  },
  stops: ['City Tax', 'Tourist Tax', 'Country Code', 'Room [s|Type]', 'Nights', 'Occupancy', 'Guests', 'Adults', 'Cancellation [Policy]', 'Meal Plan', 'Rate', 'Taxes', 'Website', 'Booked on', 'Booking Date', 'GPS', 'Special Requests', 'Board'],
  after(open, candidates) {
    addCellAround(open, candidates, 'hotelAddress');
    addHeading(open, candidates);
    addParts(candidates);
    addStay(open, candidates);
    if ((candidates.bookingReference ?? []).length === 0) for (const each of belows(open, /^(confirmation|booking|reservation|itinerary|voucher).{0,12}(code|no|number|id|ref\w*)\W*$/i)) add(candidates, 'bookingReference', ofPiece(each, 'code', 'label', 0.8));
    const dear = /\bDear ((?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)+),/u.exec(open.flow.text);
    if (dear && (candidates.guestName ?? []).length === 0) add(candidates, 'guestName', ofPlace(open.flow, { start: dear.index + 5, end: dear.index + dear[0].length - 1 }, personName(dear[1]!)!, 'sentence', 0.6));
  },
}); // prettier-ignore
