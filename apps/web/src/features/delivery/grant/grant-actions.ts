import type { GrantUpload } from './use-grant-upload.tsx';

export interface GrantActions {
  readonly upload: GrantUpload;
  readonly mayEdit: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}
