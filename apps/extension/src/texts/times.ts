const two = (n: number) => String(n).padStart(2, '0');

// 17:36, or 1:02:05 from one hour on.
export function clockText(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3_600), seconds % 3_600];
  const minutes = Math.floor(rest / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest % 60)}` : `${minutes}:${two(rest % 60)}`;
}

export const timeText = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));

export function tripText(from: string, to: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const days = [from, to].filter((day) => !Number.isNaN(Date.parse(day)));
  return days.map((day) => format.format(new Date(day))).join(' – ');
}
