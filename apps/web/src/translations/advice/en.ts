export const en = {
  boarding: 'Before you board',
  boardingLead: 'Not part of the visa, but the airline or border control asks for it.',
  good: 'Good to know',
  from: 'You can do this from {{day}}.',
  fromDays_one: 'You can do this from {{count}} day before you arrive.',
  fromDays_other: 'You can do this from {{count}} days before you arrive.',
  page: 'Open the official page',
  newTab: 'opens in a new tab',
};
