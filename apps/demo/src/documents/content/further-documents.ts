import { daysLater } from '@visawright/contract/dates/days.ts';
import type { DemoDocument, DocumentContext } from './demo-document.types.ts';
import { demoDocument } from './demo-document.ts';

// Documents that only some destinations, purposes or ages need.
export function furtherDocuments({ formId, group, person, from, to, today, isMinor }: DocumentContext): DemoDocument[] {
  const name = person.fullName;
  const documents: DemoDocument[] = [];
  if (group === 'Business')
    documents.push(
      demoDocument('Invitation letter', {
        inviterOrganisation: 'Arden Instruments',
        visitFrom: from,
        visitTo: to,
        letterDate: daysLater(today, -20),
      }),
    );
  if (group === 'Business' && isMinor)
    documents.push(
      demoDocument('Employment / NOC / leave letter', { employeeName: name, letterDate: daysLater(today, -12) }),
    );
  if (group === 'Student')
    documents.push(
      demoDocument('Admission or offer letter', {
        studentName: name,
        institutionName: 'Weserland College',
        courseStartDate: daysLater(from, 2),
        courseEndDate: to,
      }),
      demoDocument('Medical or TB certificate', { name, issueDate: daysLater(today, -30) }),
      demoDocument('Academic transcript or test score', { name, issueDate: '2024-06-30' }),
    );
  if (isMinor)
    documents.push(
      demoDocument('Birth certificate', {
        name,
        childName: name,
        dateOfBirth: person.dateOfBirth,
        fatherName: person.fatherName,
        motherName: person.motherName,
      }),
      demoDocument('Parental consent (minor)', {
        childName: name,
        parentName: person.fatherName,
        travelFrom: from,
        travelTo: to,
        letterDate: daysLater(today, -8),
      }),
    );
  if (formId === 'germany') documents.push(demoDocument(null, { title: 'Declaration' }));
  if (formId === 'indonesia')
    documents.push(
      demoDocument('Sponsorship letter or affidavit', {
        sponsorName: 'Budi Santoso',
        letterDate: daysLater(today, -9),
      }),
    );
  documents.push(demoDocument('Other document', { title: 'Form' }, 'further form'));
  return documents;
}
