import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Portal } from '@visawright/e2e/portals/all-portals.ts';
import { prepareApplication, type PreparedApplication } from '../../fill/prepare-application.ts';
import type { Product } from '../../fill/start-product.ts';

// Words that occur nowhere else: not in the product's code, which contains sample answers, and not in the pages of the portal.
const planted: Readonly<Record<string, string>> = {
  accommodationAddress: 'Hotel Brindlewax, 66 Ostrova Cross Lane, Galle',
  addressCity: 'Wexhampur',
  addressLine1: 'Zylphan Court 9173',
  addressLine2: 'Quorvex Lane 5519',
  addressState: 'Tarvandesh',
  airlineName: 'Vorticella Airways',
  boardingPort: 'Brindleport',
  confirmEmail: 'g.rao.7731@brindlewax.example',
  confirmPassportNumber: 'Q7391846',
  email: 'g.rao.7731@brindlewax.example',
  expiryDate: '2034-08-23',
  flightNumber: 'VX77319',
  occupation: 'Xylograph engraver',
  passportExpiryDate: '2034-08-23',
  passportNumber: 'Q7391846',
};

interface SavedAnswer {
  readonly field: string;
  readonly value: AnswerValue;
}

// An application with these answers.
export async function preparePlanted(product: Product, portal: Portal, seed: number): Promise<PreparedApplication> {
  const given: Record<string, string> = {};
  const replace = (answers: readonly SavedAnswer[]) => {
    return answers.map((answer) => {
      const value = planted[answer.field];
      if (typeof value !== 'string' || typeof answer.value !== 'string') return answer;
      given[answer.field] = value;
      return { ...answer, value };
    });
  };
  const ask: Product['ask'] = (id, input) => {
    if (id !== 'saveAnswers') return product.ask(id, input);
    const body = input.body as { readonly answers: readonly SavedAnswer[] };
    return product.ask(id, { ...input, body: { ...body, answers: replace(body.answers) } });
  };
  const prepared = await prepareApplication({ ...product, ask }, portal, seed);
  return { ...prepared, answers: { ...prepared.answers, ...given } };
}
