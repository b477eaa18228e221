import { isEditable } from '@visawright/contract/application-status.ts';
import type { ErrorCode } from '@visawright/contract/errors.ts';
import type { PackageBar } from '@visawright/contract/package.ts';
import type { PackageCase } from './packages.queries.ts';

type Standing = Pick<PackageCase, 'status' | 'review' | 'form_id' | 'needs_approval' | 'are_papers_busy'>;

export const awaitsApproval = ({ needs_approval, review }: Pick<Standing, 'needs_approval' | 'review'>): boolean =>
  needs_approval && review !== 'approved';

// Why none can be built now; the first that holds.
export function barOf(standing: Standing): PackageBar | null {
  if (isEditable(standing.status) || standing.form_id === null) return 'notDeclared';
  if (awaitsApproval(standing)) return 'approval';
  return standing.are_papers_busy ? 'papersBusy' : null;
}

export const barErrors = {
  notDeclared: 'package.notDeclared',
  approval: 'package.approvalNeeded',
  papersBusy: 'package.papersBusy',
} as const satisfies Record<PackageBar, ErrorCode>;
