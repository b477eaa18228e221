const months = 'January February March April May June July August September October November December'.split(' ');

// 9 March 2027, from an ISO date or time in UTC. Not Intl: its output may change between versions, and packages must be reproducible.
export function longDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

// 9 March to 20 March 2027
export function longTrip({ from, to }: { from: string; to: string }): string {
  const begin = longDay(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? begin.replace(/ \d+$/, '') : begin} to ${longDay(to)}`;
}

// dd/MM/yyyy, as the forms ask for it. Anything that is not an ISO date is returned unchanged.
export const formDay = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
