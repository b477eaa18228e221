import type { ExportRequest } from '../../../components/list/export/list-file.ts';
import type { ListRequest } from '../../../components/list/list.types.ts';

export const pageQuery = ({ search, limit, cursor }: ListRequest) => ({
  search,
  limit: String(limit),
  ...(cursor ? { cursor } : {}),
});

export const exportQuery = ({ search, only }: ExportRequest) => ({
  ...(search ? { search } : {}),
  ...(only ? { only: [...only] } : {}),
});
