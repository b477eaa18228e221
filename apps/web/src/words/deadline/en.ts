export const en = {
  how: 'From the travel date backwards',
  rows: {
    travel: 'Travel',
    last: 'Last day to hand it in',
    safe: 'Safe day to hand it in',
    appointment: 'Appointment at the centre',
  },
  before_one: '{{count}} day before',
  before_other: '{{count}} days before',
  unknown: 'Not known',
  appointmentText: 'How long one waits for an appointment is not published. Book it before anything else.',
  book: 'Ask for the next free day',
  moved: 'Not {{day}}: offices are closed ({{why}}).',
  movedOnly: 'Not {{day}}: offices are closed.',
  weekend: 'weekend',
  papers_one: '{{count}} paper that must not be too old',
  papers_other: '{{count}} papers that must not be too old, where you need them',
  paper: 'The {{paper}}: issued on {{day}} or later',
  holiday: '{{name}}, {{country}}',
  closed_one: '{{count}} holiday on the way',
  closed_other: '{{count}} holidays on the way',
  gap: 'Not all holidays of {{country}} in {{year}} are known.',
  asOf: 'As of {{date}} · source',
  undated: 'Date not known · source',
  line: {
    safe: 'Hand in by {{day}} to be safe',
    tight: 'Tight: hand in by {{day}}, the safe day has passed',
    late: 'Too late for the usual time: the last day was {{day}}',
    unknown: 'Latest day to hand in is not known',
  },
  late: {
    title: 'Too late for the usual time',
    text: 'For travel on {{travel}} an application had to be handed in by {{day}}. Do not pay any fee before one of these is settled:',
    dates: 'choose later dates',
    ask: 'ask the centre whether an urgent appointment and a quick decision are possible',
  },
  tight: {
    title: 'There is little time left',
    text: 'The safe day was {{safe}}. Until {{day}} a decision may still come in time: hand it in during the next days.',
  },
  safe: {
    title: 'There is time',
    text: 'Handed in by {{day}}, even a slow decision comes before travel on {{travel}}.',
  },
  usual: 'Handed in by {{day}}, the usual decision comes before you travel on {{travel}}.',
  none: {
    title: 'How long it takes is not known',
    text: 'No number of days is published that we could verify. Hand it in as early as you can.',
  },
};

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type DeadlineWords = Same<typeof en>;
