import type { KindPhrases } from './phrases.types.ts';

export const travel: readonly KindPhrases[] = [
  {
    category: 'Proof of Travel',
    kind: 'Flight e-ticket or reservation',
    titles: ['{e ticket|eticket|electronic ticket|e ticket itinerary|electronic ticket itinerary|flight|air ticket|passenger itinerary|itinerary} {receipt|itinerary receipt|itinerary and receipt|passenger itinerary receipt|itinerary|and receipt|reservation|confirmation|booking|ticket}', 'flight {reservation|booking|itinerary|ticket|details|confirmation}', '{e ticket|eticket|electronic ticket|boarding pass|air ticket}', 'booking confirmation airline', 'flight ticket', 'your {flight|trip} is {confirmed|booked}'],
    sure: ['{operated|marketed} by', '{cabin|checked|check in|checked in|hand|free} baggage {allowance|}', 'fare {basis|basis code|rules|calculation|breakup|breakdown|details}', '{web|online} check in', 'airline {pnr|reference|locator|booking reference|confirmation}', '{flight no|flight number|flight}', 'booking class', '{depart|departs|departure|departing} {arrive|arrives|arrival|arriving}', '{economy|business|premium economy} class', 'frequent flyer', '{non stop|nonstop|layover|stopover|transit time}', 'terminal', '{aircraft|equipment} {type|}', 'airport {tax|taxes|development fee}', 'form of payment'],
    likely: ['{booking|reservation} confirmation', 'booking is confirmed', 'pnr', 'flight', 'airline', 'airlines', 'airways', 'departure', 'arrival', 'passenger', 'passengers', 'baggage', 'kgs', 'e ticket number', 'ticket no', 'ticket number', 'booking reference', 'airport', 'seat', 'meal', 'economy', 'gate', 'boarding', 'itinerary', 'adult', 'indigo', 'air india', 'vistara', 'emirates', 'lufthansa', 'qatar airways', 'etihad', 'klm', 'hk', 'duration', 'class', 'fare', 'stop', 'hold', 'outbound', 'return', 'iata'],
    signs: ['\\b\\d{3}[- ]\\d{10}\\b', '\\b[A-Z]{3}\\b[^\\n]{0,25}\\d{1,2}:\\d{2}[^\\n]{0,40}\\b[A-Z]{3}\\b', '\\b(?:AI|6E|UK|EK|LH|QR|EY|BA|AF|KL|LX|TK|SQ|IX|SG|VS|OS|AY|TG|MH|UL|AZ|SK|LO|WY|G9|FZ|QF|AC|UA|DL)[ -]?\\d{2,4}\\b', '\\b[A-Z]{3}\\s*(?:-|–|→|to|>)\\s*[A-Z]{3}\\b'],
    never: ['train no', 'coach', 'irctc', 'indian railways', 'check in date check out', 'dear visa officer', 'day wise', 'eurail', 'vehicle', 'hotel', 'policy number', 'sum insured'],
  },
  {
    category: 'Proof of Travel',
    kind: 'Hotel booking',
    titles: ['{hotel|accommodation|room|stay|hostel|apartment|property|homestay} {booking|reservation|voucher|confirmation|booking confirmation|reservation confirmation|confirmation voucher|booking voucher|details}', 'confirmation of {reservation|accommodation|stay}', 'hotel confirmation', 'guest {confirmation|registration}', 'your {stay|room} is {confirmed|booked}'],
    sure: ['{check in|checkin|arrival} {check out|checkout|departure}', 'check in {date|from|time}', 'check out {date|until|time|by}', '{number of|no of|} {rooms|nights|room nights}', '{room|accommodation} {type|category|details|rate}', '{deluxe|superior|standard|twin|double|executive|family|king|queen} {room|bed|double room|twin room}', '{breakfast|meal plan|half board|bed and breakfast} {included|}', '{free|non refundable|refundable} {cancellation|rate}', 'pay at {property|the property|hotel|the hotel}', 'city tax', '{main|lead|primary} guest', 'booking com', 'agoda', 'expedia', 'airbnb', 'makemytrip hotel', 'front desk', 'guests {staying|per room}'],
    likely: ['{booking|reservation} confirmation', 'booking is confirmed', 'hotel', 'guest', 'guests', 'room', 'rooms', 'nights', 'night', 'check in', 'check out', 'adults', 'confirmation number', 'booking number', 'reservation number', 'pin code', 'reservation', 'voucher', 'breakfast', 'cancellation', 'property', 'stay', 'accommodation', 'resort', 'inn', 'hostel', 'apartment', 'host', 'occupancy', 'total price', 'vat', 'rate per night', 'hotelier'],
    never: ['flight number', 'airline pnr', 'day 1', 'day 2', 'web check in', 'dear visa officer', 'baggage', 'pick up location'],
  },
  {
    category: 'Proof of Travel',
    kind: 'Day-wise itinerary',
    titles: ['{day wise|daywise|day by day|detailed|tour|travel|trip|planned|tentative|proposed|holiday|day to day} {itinerary|plan|programme|program|schedule|travel plan|tour plan|travel itinerary}', 'itinerary', '{itinerary|travel plan|programme} {of|for} {travel|visit|stay|tour|the trip|my trip|our trip}', 'यात्रा कार्यक्रम'],
    sure: ['day 1', 'day 2', 'day 3', 'day 01', 'day 02', 'day one', 'overnight {stay|at|in}', '{sightseeing|city tour|guided tour|excursion|walking tour}', '{arrive|arrival} {in|at}', '{transfer|drive|proceed} to {hotel|the hotel|airport|the airport}', 'inclusions', '{date city activity|date place activity|day date place|date city places to visit|date place of stay|date day city|day date city|date location}', '{meals|breakfast lunch dinner}', 'places to visit', 'check in to the hotel'],
    likely: ['itinerary', 'day', 'visit', 'explore', 'museum', 'cathedral', 'tower', 'cruise', 'hotel', 'stay', 'train to', 'flight to', 'evening', 'morning', 'leisure', 'accommodation', 'activity', 'activities', 'departure', 'return to india', 'city', 'tour', 'local', 'mode of transport'],
    never: ['fare basis', 'e ticket number', 'sum insured', 'check in date check out date', 'yours faithfully', 'yours sincerely', 'invite'],
  },
  {
    category: 'Proof of Travel',
    kind: 'Train, ferry or rental booking',
    titles: ['{train|rail|railway|ferry|bus|coach|car rental|rental|car hire|rental car|vehicle rental|cruise|eurail|interrail|eurostar} {ticket|e ticket|booking|reservation|voucher|pass|confirmation|booking confirmation|agreement|reservation slip}', 'electronic reservation slip', 'ers', 'boarding card ferry', 'rental {confirmation|voucher|details}', 'रेल टिकट', 'your journey'],
    sure: ['indian railways', 'irctc', 'train {no|number|no name|name}', '{coach|carriage|wagon} {and seat|seat|no|number}', '{pick up|pickup} {location|date|drop off|point|station}', '{drop off|return} {location|station}', '{sleeper|ac 3 tier|3 tier|2 tier|chair car|three tier|second class|first class ticket|2nd class}', 'quota', '{vehicle|car} {category|group|class|type|deck|}', 'sailing', 'ferry', 'port of {departure|arrival}', '{eurail|eurostar|thalys|trenitalia|sncf|deutsche bahn|renfe|sbb|italo|tgv|ice|db fernverkehr|flixbus|ouigo|frecciarossa|amtrak|trainline}', '{hertz|avis|sixt|europcar|enterprise rent a car|budget rent|alamo|zoomcar}', 'berth', 'boarding {at|station}', 'platform', 'passenger cabin', 'cdw', 'driver age', 'main driver', 'travel by train', 'mileage'],
    likely: ['train', 'station', 'passenger', 'pnr', 'coach', 'seat', 'departure', 'arrival', 'from', 'to', 'boarding', 'journey', 'ticket', 'rental', 'driver', 'cabin', 'current status', 'booking status', 'cnf', 'reservation upto', 'distance', 'adult', 'vehicle', 'car', 'port', 'deck', 'class', 'fare', 'quay', 'crossing', 'bus', 'insurance excess', 'rail', 'wagon', 'origin', 'destination', 'service', 'carriage', 'express', 'departs', 'arrives', 'operator', 'travel date', 'pick up', 'drop off', 'boat', 'pass'],
    signs: ['\\b(?:ICE|TGV|EC|RJ|IC|FR|AVE|ES|RE)\\s?\\d{2,4}\\b', '\\bPNR\\D{0,12}\\d{10}\\b', '\\b\\d{5}\\s*/\\s*[A-Z][A-Z ]+(?:EXP|EXPRESS|RAJDHANI|SHATABDI|MAIL|SF)'],
    never: ['flight number', 'airport tax', 'dear visa officer', 'web check in', 'hotel voucher', 'operated by air'],
  },
]; // prettier-ignore
