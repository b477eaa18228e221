import { IconExternalLink } from '@tabler/icons-react';
import { isSite } from './entry-text.ts';

// Free text; only https addresses become links, without a referrer.
export function SourceText({ source, url = isSite(source) ? source : null }: { source: string; url?: string | null }) {
  if (url === null || !isSite(url))
    return (
      <span className="cat-source" lang="en">
        {source}
      </span>
    );
  return (
    <a className="cat-source" href={url} target="_blank" rel="noopener noreferrer" lang="en">
      {source}
      <IconExternalLink size={13} aria-hidden />
    </a>
  );
}
