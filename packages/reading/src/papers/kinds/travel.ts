import type { KindReader } from '../paper.types.ts';
import { flight } from './travel/flight.ts';
import { hotel } from './travel/hotel.ts';
import { itinerary } from './travel/itinerary.ts';
import { train } from './travel/train.ts';

export const travel: readonly KindReader[] = [flight, hotel, itinerary, train];
