import type { Finding } from '@visawright/contract/forms/finding.ts';
import { useFindings } from '../findings-summary/findings.api.ts';

export type PhotoProblems = ReadonlyMap<string, string>; // docId → what is wrong

const isAbout = ({ rule, status, severity, accepted }: Finding) =>
  rule.startsWith('photo-') && status === 'fails' && severity !== 'note' && accepted === null;

// What Review says about a photo, so that its row on Upload is not done while Review asks for another one.
export function usePhotoProblems(applicationUid: string | null, language: 'en' | 'hi'): PhotoProblems {
  const { data } = useFindings(applicationUid);
  return new Map(
    (data?.findings ?? [])
      .filter(isAbout)
      .flatMap(({ remedy, words }) => (remedy.docId ? [[remedy.docId, words[language].title] as const] : [])),
  );
}
