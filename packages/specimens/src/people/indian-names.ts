import names from './indian-names.json' with { type: 'json' };

export const {
  menNames,
  womenNames,
  familyNames,
  longFamilyNames,
  longGivenNames,
  markedFamilyNames,
  markedGivenNames,
} = names;
