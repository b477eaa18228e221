import type { Application } from '@visawright/contract/applications/application.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { useReviewRound } from './use-review-round.ts';

interface Props {
  row: Application;
  section: string;
  title: string;
}

// The reply to one returned section, written where it is corrected.
export function SectionReply({ row, section, title }: Props) {
  const { data } = useReviewRound(row);
  const isChanged = data?.sections.some((each) => each.section === section && each.isChanged) ?? false;
  return <ReplyBox applicationUid={row.applicationUid} section={section} title={title} isChanged={isChanged} />;
}
