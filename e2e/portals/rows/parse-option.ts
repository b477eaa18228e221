import type { PortalOption } from '../definitions/portal.types.ts';

const shapes: readonly RegExp[] = [
  /^(?<value>\S+) \(_\d\): (?<text>.+)$/, // "Y (_0): Yes"
  /^(?<value>\S+): (?<text>.+)$/, // "M: Married"
  /^(?<value>\S+) = (?<text>.+)$/, // "3 = Up to 3 months"
  /^(?<text>.+) \((?<value>\d+)\)$/, // "Female (1)"
  /^(?<value>\d) (?<text>[A-Z].*)$/, // "1 Employed"
];

// An option as recorded: its text, and its value where it was recorded.
export function parseOption(recorded: string): PortalOption {
  for (const shape of shapes) {
    const found = shape.exec(recorded)?.groups;
    if (found) return { value: found.value!, text: found.text! };
  }
  return { value: recorded, text: recorded };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

// Options of our question beside the portal's: equal words, or as the definition says.
export function withOurOptions(
  options: readonly PortalOption[],
  ours: readonly string[],
  given: Readonly<Record<string, string>> = {},
): PortalOption[] {
  const own = new Map(ours.map((option) => [plain(given[option] ?? option), option]));
  return options.map((option) => {
    const match = own.get(plain(option.text));
    return match === undefined ? option : { ...option, ours: match };
  });
}
