import { visionConsentText } from '../documents/vision-consent-text.ts';
import type { realmSettingsOperations } from '../operations/realm-settings.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

export const realmSettingsExamples: ExamplesOf<typeof realmSettingsOperations> = {
  getRealmSettings: { as: 'admin' },
  saveRealmSettings: {
    as: 'admin',
    body: {
      displayName: 'Sunrise Travels',
      brandColor: '#0b5fff',
      support: { phone: '+91 20 2614 5500', email: 'care@sunrise.example', hours: 'Mon to Sat, 9 to 6', footer: '' },
      rules: { requireApproval: true, urgentDays: 7 },
    },
  },
  addDomain: { as: 'admin', body: { host: 'apply.sunrise.example' } },
  checkDomain: { as: 'admin', body: { host: samples.domain } },
  getVisionEndpoint: { as: 'admin' },
  saveVisionEndpoint: {
    as: 'admin',
    body: {
      isOn: false,
      url: 'https://reader.example.org/v1',
      model: 'document-reader-2',
      apiKey: 'key-of-the-reading-service',
      agrees: visionConsentText,
    },
  },
  removeDomain: { as: 'admin', body: { host: samples.domain } },
};
