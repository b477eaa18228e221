const months = 'January February March April May June July August September October November December'.split(' ');

// 9 March 2027, of an ISO day or time in UTC; written by hand, for a library's words may change.
export function longDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

// 9 March to 20 March 2027
export function longTrip({ from, to }: { from: string; to: string }): string {
  const begin = longDay(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? begin.replace(/ \d+$/, '') : begin} to ${longDay(to)}`;
}

// As the forms ask for it: dd/MM/yyyy. What is no day stays as it was written.
export const formDay = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

export const daysOf = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
