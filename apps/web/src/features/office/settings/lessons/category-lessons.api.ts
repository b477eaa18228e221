import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

const key = ['category-lessons'] as const;

export const useCategoryLessons = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('listCategoryLessons', { signal }), staleTime: 0 });

export function useRemoveCategoryLesson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lessonUid: string) => call('removeCategoryLesson', { body: { lessonUid }, once: true }),
    onSuccess: (left) => client.setQueryData(key, left),
  });
}
