import type { PhotoStatuses, RuleInput } from '@visawright/forms/rules/rule-input.ts';
import { formValues, type PrefilledForm } from '../prefilled-form/prefilled-form.ts';

export function toRuleInput(prefilled: PrefilledForm, photos: PhotoStatuses = {}): RuleInput {
  const { application, row, details, travel, form, formId, documents } = prefilled;
  const { visaDetails } = application;
  const { context, values } = formValues(prefilled, prefilled.answers);
  return {
    today: row.today,
    form,
    formId,
    group: visaDetails.visaCategory,
    situations: application.situations,
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
    photos,
    documents,
    values,
  };
}
