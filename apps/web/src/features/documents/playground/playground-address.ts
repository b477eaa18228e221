// Where staff arrange the pages of everyone who travels with an application, or of one traveller.
export function playgroundAddress(
  subject: { readonly applicationUid: string } | { readonly applicantUid: string },
  docId?: string,
): string {
  const query = new URLSearchParams(
    'applicationUid' in subject ? { applicationUid: subject.applicationUid } : { applicantUid: subject.applicantUid },
  );
  if (docId) query.set('docId', docId);
  return `/fileUpload/document-playground?${query}`;
}

// Where staff sort the pages of a whole trip.
export const sortingAddress = (applicationUid: string): string =>
  `/fileUpload/document-playground?${new URLSearchParams({ applicationUid, view: 'sort' })}`;
