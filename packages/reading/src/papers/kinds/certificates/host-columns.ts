import { addCandidate } from '../../add-candidate.ts';
import { name } from '../../normalise/name.ts';
import type { Candidates, Open } from '../../rules.types.ts';

const host = /^(?:the |my )?(?:host|inviter|sponsor|inviting person|person inviting)\b/i;
const guest = /^(?:the |my )?(?:guest|visitor|applicant|traveller|invitee|invited person)\b/i;

// One row for the names, one column for the host and one for the guest.
export function inColumns({ lines }: Open, candidates: Candidates): void {
  for (const head of lines.filter((line) => host.test(line.text) && line.text.length < 30)) {
    const other = lines.find((line) => line.page === head.page && line.row === head.row && guest.test(line.text));
    const row = lines.find((line) => line.page === head.page && line.row > head.row && /^(?:full )?names?\b/i.test(line.text) && line.row - head.row <= 3);
    if (!other || !row) continue;
    const isUnder = (top: typeof head) => (line: typeof head) => line.page === row.page && line.row === row.row && line !== row && Math.abs(line.left - top.left) < 0.04;
    const own = lines.find(isUnder(head));
    const visitor = lines.find(isUnder(other));
    if (!own || name(own.text) === undefined) continue;
    candidates.hostName = [];
    addCandidate(candidates, 'hostName', own, { value: name(own.text), by: 'table', strength: 0.85 });
    if (visitor) addCandidate(candidates, 'name', visitor, { value: name(visitor.text), by: 'table', strength: 0.85 });
  }
} // prettier-ignore
