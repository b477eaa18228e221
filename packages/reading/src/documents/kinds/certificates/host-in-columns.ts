import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

const host = /^(?:the |my )?(?:host|inviter|sponsor|inviting person|person inviting)\b/i;
const guest = /^(?:the |my )?(?:guest|visitor|applicant|traveller|invitee|invited person)\b/i;

// One row for the names, one column for the host and one for the guest.
export function hostInColumns({ lines }: OpenDocument, candidates: Candidates): void {
  for (const head of lines.filter((line) => host.test(line.text) && line.text.length < 30)) {
    const other = lines.find((line) => line.page === head.page && line.row === head.row && guest.test(line.text));
    const row = lines.find(
      (line) =>
        line.page === head.page &&
        line.row > head.row &&
        /^(?:full )?names?\b/i.test(line.text) &&
        line.row - head.row <= 3,
    );
    if (!other || !row) continue;
    const isUnder = (top: typeof head) => (line: typeof head) =>
      line.page === row.page && line.row === row.row && line !== row && Math.abs(line.left - top.left) < 0.04;
    const own = lines.find(isUnder(head));
    const visitor = lines.find(isUnder(other));
    if (!own || normaliseName(own.text) === undefined) continue;
    candidates.hostName = [];
    addCandidate(candidates, 'hostName', own, { value: normaliseName(own.text), by: 'table', strength: 0.85 });
    if (visitor)
      addCandidate(candidates, 'name', visitor, { value: normaliseName(visitor.text), by: 'table', strength: 0.85 });
  }
}
