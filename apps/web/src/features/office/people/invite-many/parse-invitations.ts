import type { InvitationDraft } from '../staff/InvitationFields.tsx';

const address = /[^\s<>,;"']+@[^\s<>,;"']+/;
const separators = /[<>,;\t"]+/g;

// One person per line: "Asha Verma, asha@example.com", "Asha Verma <asha@example.com>", or the address alone, which then suggests the name.
export function parseInvitations(text: string): InvitationDraft[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const email = address.exec(line)?.[0] ?? '';
      const name = line.replace(email, ' ').replace(separators, ' ').trim();
      return { email, ...splitName(name || nameFromAddress(email)) };
    });
}

// The last word is the last name.
function splitName(name: string): Pick<InvitationDraft, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! };
}

const nameFromAddress = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._+\-\d]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

// The rows of a file as lines that can be corrected before they are sent.
export const invitationLines = (rows: readonly Partial<InvitationDraft>[]): string =>
  rows
    .map(({ firstName = '', lastName = '', email = '' }) =>
      [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', '),
    )
    .join('\n');
