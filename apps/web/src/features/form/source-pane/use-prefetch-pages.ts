import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { fetchPicture } from '../sources/page-picture.ts';
import { pageOf, sourceDocumentQuery } from '../sources/source-documents.ts';
import { sourceRegions } from '../sources/field-sources.ts';
import type { SectionCount } from '../editor/fields-to-check.ts';

// Prefetches the source pages of the open section, then those of the rest of the form.
export function usePrefetchPages(section: SectionCount | undefined): void {
  const client = useQueryClient();
  const editor = useEditor();
  const known = useEditorState((now) => now.state.proposals);
  useEffect(() => {
    let isOver = false;
    const first = section?.fields.map(({ id }) => id) ?? [];
    const regions = sourceRegions(editor.store.getState().state, new Set([...first, ...editor.fields.keys()]));
    const pages = [...new Map(regions.map(({ source }) => [`${source.docId} ${source.pageUid}`, source])).values()];
    const documents = new Map(
      [...new Set(pages.map(({ docId }) => docId))].map((docId) => [
        docId,
        client.fetchQuery(sourceDocumentQuery(editor.applicantUid, docId)).catch(() => null),
      ]),
    );
    void (async () => {
      for (const source of pages) {
        const page = pageOf(await documents.get(source.docId)!, source);
        if (isOver) return;
        if (page) await fetchPicture(client, page).catch(() => undefined);
      }
    })();
    return () => {
      isOver = true;
    };
  }, [client, editor, known, section?.id]); // oxlint-disable-line exhaustive-deps -- the section's fields go with its id
}
