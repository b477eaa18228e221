import type { KindReader } from '../readable-document.types.ts';
import { flightTicket } from './travel/flight/flight-ticket.ts';
import { hotelBooking } from './travel/hotel/hotel-booking.ts';
import { travelItinerary } from './travel/itinerary/travel-itinerary.ts';
import { trainBooking } from './travel/train-booking.ts';

export const travelReaders: readonly KindReader[] = [flightTicket, hotelBooking, travelItinerary, trainBooking];
