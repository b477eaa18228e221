import addressPhrases from './address-phrases.json' with { type: 'json' };
import employmentPhrases from './employment-phrases.json' with { type: 'json' };
import fundsPhrases from './funds-phrases.json' with { type: 'json' };
import insurancePhrases from './insurance-phrases.json' with { type: 'json' };
import lettersPhrases from './letters-phrases.json' with { type: 'json' };
import maritalStatusPhrases from './marital-status-phrases.json' with { type: 'json' };
import nationalIdPhrases from './national-id-phrases.json' with { type: 'json' };
import otherPhrases from './other-phrases.json' with { type: 'json' };
import passportPhrases from './passport-phrases.json' with { type: 'json' };
import type { KindPhrases } from './phrases.types.ts';
import relationshipPhrases from './relationship-phrases.json' with { type: 'json' };
import statusPhrases from './status-phrases.json' with { type: 'json' };
import travelPhrases from './travel-phrases.json' with { type: 'json' };

export const allPhrases = [
  ...passportPhrases,
  ...fundsPhrases,
  ...insurancePhrases,
  ...travelPhrases,
  ...lettersPhrases,
  ...employmentPhrases,
  ...otherPhrases,
  ...nationalIdPhrases,
  ...statusPhrases,
  ...relationshipPhrases,
  ...maritalStatusPhrases,
  ...addressPhrases,
] as readonly KindPhrases[];
