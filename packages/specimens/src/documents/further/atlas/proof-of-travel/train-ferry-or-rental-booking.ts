import { html } from '../../../../html.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { RideBookingFacts } from '../../../kinds/proof-of-travel/train-ferry-or-rental-booking.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

const words = {
  train: {
    title: 'Print-at-home rail ticket',
    start: 'Departure station',
    end: 'Arrival station',
    what: 'Train',
    who: 'Traveller',
  },
  coach: {
    title: 'Coach e-ticket',
    start: 'Boarding point',
    end: 'Alighting point',
    what: 'Service',
    who: 'Traveller',
  },
  ferry: {
    title: 'Ferry boarding document',
    start: 'Port of embarkation',
    end: 'Port of disembarkation',
    what: 'Vessel',
    who: 'Lead traveller',
  },
  car: {
    title: 'Vehicle rental voucher',
    start: 'Pick-up location',
    end: 'Drop-off location',
    what: 'Vehicle group',
    who: 'Main driver',
  },
} as const;

// A stub to cut out: big places left and right, the small print in a strip below.
export const trainFerryOrRentalBookingLayout: LayoutDesign<RideBookingFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, mode } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const stated = words[mode];
    const bars = Array.from({ length: 46 }, () => `<i style="width:${random.pick([0.4, 0.8, 1.2])}mm"></i>`).join('');
    const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;
    return html(
      style(
        ".page{font:10pt/1.4 'Noto Sans Display','Noto Sans';padding:18mm 15mm}",
        '.stub{border:.5mm dashed #555;border-radius:4mm;padding:6mm 7mm}',
        '.ends{display:grid;grid-template-columns:1fr 14mm 1fr;align-items:center;margin:6mm 0}',
        '.ends b{display:block;font-size:20pt;line-height:1.15}.ends div:last-child{text-align:right}',
        '.ends>span{text-align:center;font-size:16pt}small{display:block;font-size:7.4pt;color:#777}',
        '.strip{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;background:#eef3d8;',
        'padding:3mm 4mm}',
        '.strip .wide{grid-column:span 2}.bars{display:flex;gap:.7mm;height:13mm;margin-top:5mm}',
        '.bars i{background:#111}',
        'h2{margin:0;font-size:12pt;font-weight:600;display:flex;justify-content:space-between}',
        'li{margin:1mm 0}',
      ),
      sheet(
        html(
          `<div class="stub"><h2><span>${v('operator')}</span><span>${stated.title}</span></h2>\n`,
          '<div class="ends">',
          `<div><small>${stated.start}</small><b>${v('fromPlace')}</b>${facts.departs}</div>`,
          '<span>&rarr;</span>',
          `<div><small>${stated.end}</small><b>${v('toPlace')}</b>${facts.arrives}</div></div>\n`,
          '<div class="strip">',
          cell(
            mode === 'car' ? 'Pick-up day' : 'Day of travel',
            v('travelDate', date(values.travelDate!, 'Ddd, dd Mmm yyyy')),
          ),
          cell(stated.what, esc(facts.service)),
          cell(mode === 'car' ? 'Included' : 'Place', esc(facts.seat)),
          cell('Price', `${amount(facts.fare, 'plain')} ${facts.currency}`),
          `<div class="wide"><small>${stated.who}</small>${v('passengerName')}</div>`,
          '<div class="wide">',
          `<small>${random.pick(['Order code', 'Reservation code'])}</small>${v('bookingReference')}</div>`,
          '</div>',
          `<div class="bars">${bars}</div></div>\n`,
          '<ul><li>Please carry this sheet together with an official identity paper.</li>',
          '<li>The offer cannot be passed on to other persons.</li>',
          '<li>Changes are possible until one day before, against a fee.</li></ul>',
        ),
      ),
    );
  },
};
