import type { Prototypes } from './prototypes.types.ts';

export const journey: Prototypes = {
  'Flight e-ticket or reservation': [
    'Electronic ticket itinerary receipt: passenger name, ticket number, airline booking reference, flight, departure airport and terminal, arrival airport, date, class economy, baggage allowance, fare and taxes.',
    'Flight booking confirmed. Onward and return flights, non-stop, duration, PNR, passengers adult, cabin baggage, web check-in opens before departure.',
    'Flight reservation for visa purpose, on hold, not ticketed, status of segments, from city to city, operated by airline.',
    'Your trip: we look forward to welcoming you on board. Depart Delhi, arrive Frankfurt, seat, meal, fare rules, change and cancellation fee, carrier conditions of carriage.',
    'Boarding pass with gate, boarding time, seat, sequence number and flight.',
  ],
  'Hotel booking': [
    'Hotel reservation confirmation: guest name, check-in, check-out, number of nights, room type, breakfast included, price, cancellation policy, address and phone of the property.',
    'Accommodation voucher: please present it at reception on arrival. Confirmation number, rooms, adults, meal plan, pay at the property, city tax.',
    'Your stay is confirmed. Apartment hosted by, entire place, guests, arrival and departure time, total paid, house rules.',
    'The hotel writes that a room has been reserved in the name of the guest for the following nights and payment is to be made on arrival.',
    'A hostel or guest house keeps a bed for a traveller from one date until another.',
  ],
  'Day-wise itinerary': [
    'Day one: arrive in Paris, transfer to the hotel, evening walk along the river. Day two: museum, tower, cruise, overnight stay. Day three: train to Zurich.',
    'Travel plan with date, city, places to visit, mode of transport and accommodation for each day of the trip.',
    'Tour programme of a holiday package with breakfast, sightseeing, excursion, free time for leisure and departure transfer. Inclusions and exclusions.',
    'Planned schedule of the visit by day: morning meeting, afternoon factory visit, dinner, return flight.',
    'Where the family will be on every date of the journey and what they are going to see there.',
  ],
  'Train, ferry or rental booking': [
    'Train ticket: passenger, train number, coach and seat, from station, to station, departure, arrival, class, fare, PNR, booking status confirmed.',
    'Electronic reservation slip of the railways: quota, distance, boarding at, chart prepared, berth, current status.',
    'Ferry booking: port of departure, sailing time, cabin, vehicle on deck, passengers, boarding closes before departure.',
    'Car rental voucher: pick-up location and time, drop-off location, vehicle category, driver, mileage unlimited, insurance excess, deposit on credit card.',
    'Bus or rail pass valid for a number of days of travel within a month in several countries.',
    'Rail booking receipt: service, origin, destination, travel date, wagon and seat, paid.',
  ],
};
