import { daysLater } from '@visawright/specimens/papers/days.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';
import { paper } from './paper.ts';

// What a destination, a purpose or an age asks beside the papers everybody has.
export function furtherPapers({ formId, group, person, from, to, today, isMinor }: PaperCase): DemoPaper[] {
  const name = person.fullName;
  const papers: DemoPaper[] = [];
  if (group === 'Business')
    papers.push(
      paper('Invitation letter', {
        inviterOrganisation: 'Arden Instruments',
        visitFrom: from,
        visitTo: to,
        letterDate: daysLater(today, -20),
      }),
    );
  if (group === 'Business' && isMinor)
    papers.push(paper('Employment / NOC / leave letter', { employeeName: name, letterDate: daysLater(today, -12) }));
  if (group === 'Student')
    papers.push(
      paper('Admission or offer letter', {
        studentName: name,
        institutionName: 'Weserland College',
        courseStartDate: daysLater(from, 2),
        courseEndDate: to,
      }),
      paper('Medical or TB certificate', { name, issueDate: daysLater(today, -30) }),
      paper('Academic transcript or test score', { name, issueDate: '2024-06-30' }),
    );
  if (isMinor)
    papers.push(
      paper('Birth certificate', { name, childName: name, dateOfBirth: person.dateOfBirth, fatherName: person.fatherName, motherName: person.motherName }),
      paper('Parental consent (minor)', { childName: name, parentName: person.fatherName, travelFrom: from, travelTo: to, letterDate: daysLater(today, -8) }),
    ); // prettier-ignore
  if (formId === 'germany') papers.push(paper(null, { title: 'Declaration' }));
  if (formId === 'indonesia')
    papers.push(
      paper('Sponsorship letter or affidavit', { sponsorName: 'Budi Santoso', letterDate: daysLater(today, -9) }),
    );
  papers.push(paper('Other document', { title: 'Form' }, 'further form'));
  return papers;
}
