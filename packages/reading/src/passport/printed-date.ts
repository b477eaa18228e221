// A date of the zone as the page prints it. A printed year of two digits fits either century: then the zone's date
// counts, which is the plausible one; a printed year of four digits decides.
export interface PrintedDate {
  readonly value: string | undefined; // if the page prints this date
  readonly isWhole: boolean; // with a year of four digits
}

export function printedDate(iso: string | undefined, dates: readonly string[] = []): PrintedDate {
  const same = dates.filter((each) => iso !== undefined && each.slice(2) === iso.slice(2));
  return { value: same.find((each) => each === iso) ?? same[0], isWhole: same.length === 1 };
}
