import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWork, useWorkState } from './FormWorkProvider.tsx';
import { fetchPicture } from './page-picture.ts';
import { pageOf, paperQuery } from './papers.ts';
import { regionsOf } from './sources-of.ts';
import type { SectionCount } from './to-check.ts';

// The pages the opened section was filled from are there before somebody asks for one; then those of the rest of the form.
export function usePrefetch(section: SectionCount | undefined): void {
  const client = useQueryClient();
  const work = useWork();
  const known = useWorkState((now) => now.state.proposals);
  useEffect(() => {
    let isOver = false;
    const first = section?.fields.map(({ id }) => id) ?? [];
    const regions = regionsOf(work.store.getState().state, new Set([...first, ...work.fields.keys()]));
    const pages = [...new Map(regions.map(({ source }) => [`${source.docId} ${source.pageUid}`, source])).values()];
    const papers = new Map(
      [...new Set(pages.map(({ docId }) => docId))].map((docId) => [
        docId,
        client.fetchQuery(paperQuery(work.applicantUid, docId)).catch(() => null),
      ]),
    );
    void (async () => {
      for (const source of pages) {
        const page = pageOf(await papers.get(source.docId)!, source);
        if (isOver) return;
        if (page) await fetchPicture(client, page).catch(() => undefined);
      }
    })();
    return () => {
      isOver = true;
    };
  }, [client, work, known, section?.id]); // oxlint-disable-line exhaustive-deps -- the section's fields go with its id
}
