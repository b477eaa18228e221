import type { GrantUpload } from './use-grant-upload.tsx';

export interface GrantDeeds {
  readonly upload: GrantUpload;
  readonly mayEdit: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}
