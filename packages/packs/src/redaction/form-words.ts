import { fieldMeanings } from '@visawright/forms/form/field-dictionary.ts';
import { foldedWords } from '../pages/folded-text.ts';

// Words of every form. One of them says nothing about a person, even if it is also a word of an answer, except of a name.
export const plainWords: ReadonlySet<string> = new Set(
  (
    'a address again all an and any applicant application apply are arrival as at authority be before birth block book ' +
    'business by card check ' +
    'child children choose city code company confirm contact country current d date day days dd declaration departure ' +
    'destination details ' +
    'district do document documents does duration each either email emergency employer end enter entries entry exit expiry family ' +
    'father female field first flight floor for form former from full given has have help home hotel house how id if in information ' +
    'insurance is issue issued it job journey kind last left length line list local m mail main male marital middle missing' +
    ' mm mmm mobile month ' +
    'months mother multiple name names nationality next no not number occupation of office on one only optional or ordinary other ' +
    'others page parent parents part passport permanent permit person personal phone photo place port portal postal present previous ' +
    'private problem province purpose question reason reference region relationship religion required residence road save school ' +
    'section security select service session sex signed single spouse start state status stay step street submit surname ' +
    'taken telephone text ' +
    'than that the their these this time title to town travel traveller trip type unit until upload use valid validity visa visit was ' +
    'were what when where which who will with without work y year years yes you your yy yyyy your zip'
  ).split(' '),
);

// Words that appear in labels of our forms: written with a capital they are not taken for a name.
export const labelWords: ReadonlySet<string> = new Set([
  ...plainWords,
  ...'apply evisa eta login online portal register start submitted upload'.split(' '),
  ...fieldMeanings.flatMap(({ label }) => foldedWords(label)),
]);

// Parts of names and sentences that stand for nobody.
export const joiningWords: ReadonlySet<string> = new Set('of the and for in at to or a an on by with'.split(' '));
