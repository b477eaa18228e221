import type { ListRequest } from '../../../components/list/list.types.ts';

export const pageQuery = ({ search, limit, cursor }: ListRequest) => ({
  search,
  limit: String(limit),
  ...(cursor ? { cursor } : {}),
});
