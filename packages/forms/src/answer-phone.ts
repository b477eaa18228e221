const shape = /^\+?[0-9][0-9 ()./-]*$/;
const fewest = 6; // some islands
const most = 15; // E.164, with the country's code

// Light on purpose: which numbers a country really gives out changes, and a wrong refusal costs more than a wrong number.
export function isPhone(text: string): boolean {
  const written = text.trim();
  const digits = written.replaceAll(/\D/g, '').length;
  return shape.test(written.replace(/^\(/, '')) && digits >= fewest && digits <= most && isClosed(written);
}

const isClosed = (text: string) => text.split('(').length === text.split(')').length;
