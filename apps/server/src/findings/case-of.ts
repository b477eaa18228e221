import type { Case } from '@visawright/forms/rules/case.ts';
import { standing, type FormCase } from '../forms/form-case.ts';

// An application as the rules see it.
export function caseOf(held: FormCase): Case {
  const { application, row, details, travel, form, formId, papers } = held;
  const { visaDetails } = application;
  const { context, values } = standing(held, held.answers);
  return {
    today: row.today,
    form,
    formId,
    group: visaDetails.visaCategory,
    context,
    application: {
      fromDate: travel.from,
      toDate: travel.to,
      visaTo: visaDetails.visaTo,
      nationality: visaDetails.nationality,
      visaType: visaDetails.visaType,
    },
    applicant: {
      firstName: row.first_name,
      lastName: row.last_name,
      dateOfBirth: details.birthDate,
      passportNumber: details.passportNumber,
    },
    papers,
    values,
  };
}
