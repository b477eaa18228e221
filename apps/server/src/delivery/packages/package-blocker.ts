import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { ErrorCode } from '@visawright/contract/platform/errors.ts';
import type { PackageBar } from '@visawright/contract/delivery/package.ts';
import type { PackageApplication } from './packages.queries.ts';

type Status = Pick<PackageApplication, 'status' | 'review' | 'form_id' | 'needs_approval' | 'are_documents_busy'>;

export const awaitsApproval = ({ needs_approval, review }: Pick<Status, 'needs_approval' | 'review'>): boolean =>
  needs_approval && review !== 'approved';

// The first reason why no package can be built now.
export function packageBlocker(status: Status): PackageBar | null {
  if (isEditable(status.status) || status.form_id === null) return 'notDeclared';
  if (awaitsApproval(status)) return 'approval';
  return status.are_documents_busy ? 'documentsBusy' : null;
}

export const blockerErrors = {
  notDeclared: 'package.notDeclared',
  approval: 'package.approvalNeeded',
  documentsBusy: 'package.documentsBusy',
} as const satisfies Record<PackageBar, ErrorCode>;
