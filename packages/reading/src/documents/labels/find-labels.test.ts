import { describe, expect, it } from 'vitest';
import { findLabels } from './find-labels.ts';
import { typedPage } from '../testing/typed-document.ts';
import { valueSpansOf } from '../values/value-spans.ts';

const table = {
  name: ['[Full] Name [of the Holder]'],
  fatherName: ["Father's Name", 'Father Name'],
  birth: ['Date of Birth', 'DOB'],
  address: ['[Residential|Permanent] Address'],
  sex: ['Sex', 'Gender'],
};

function valuesOn(text: string, confidence = 1) {
  const { lines } = typedPage(text, 1, confidence);
  const labels = findLabels(lines, table);
  return labels.map((label) => {
    const most = label.fields[0] === 'address' ? 7 : 1;
    return [label.fields[0], valueSpansOf(label, { lines, labels }, most)[0]?.text];
  });
}

describe('labels and their values', () => {
  it('reads beside a colon, across a gap and in the next cell', () => {
    expect(valuesOn("Name: RAVI KUMAR\nFather's Name      SURESH KUMAR\nDOB     :     12/03/1990")).toEqual([
      ['name', 'RAVI KUMAR'],
      ['fatherName', 'SURESH KUMAR'],
      ['birth', '12/03/1990'],
    ]);
  });

  it('reads values below, each column separately', () => {
    expect(
      valuesOn('Full Name              Date of Birth      Sex\nRAVI KUMAR             12/03/1990         M'),
    ).toEqual([
      ['name', 'RAVI KUMAR'],
      ['birth', '12/03/1990'],
      ['sex', 'M'],
    ]);
  });

  it('separates several labels in one line', () => {
    expect(valuesOn('Name: RAVI KUMAR DOB: 12/03/1990 Sex: M')).toEqual([
      ['name', 'RAVI KUMAR'],
      ['birth', '12/03/1990'],
      ['sex', 'M'],
    ]);
  });

  it('ignores Hindi beside the English label', () => {
    expect(valuesOn('नाम / Name: RAVI KUMAR\nजन्म तिथि/DOB: 12/03/1990\nName / नाम : MEENA')).toEqual([
      ['name', 'RAVI KUMAR'],
      ['birth', '12/03/1990'],
      ['name', 'MEENA'],
    ]);
  });

  it('collects the lines of an address up to the next label', () => {
    expect(valuesOn('Address:  12 MG Road\n          Camp\n          Pune 411001\nSex: M')).toEqual([
      ['address', '12 MG Road\nCamp\nPune 411001'],
      ['sex', 'M'],
    ]);
  });

  it('tolerates a misread letter in a long label from OCR, but not from a text layer', () => {
    expect(valuesOn('Dale of Birlh: 12/03/1990', 0.9)).toEqual([]);
    expect(valuesOn('Dale of Birth: 12/03/1990', 0.9)).toEqual([['birth', '12/03/1990']]);
    expect(valuesOn('Dale of Birth: 12/03/1990')).toEqual([]);
  });

  it('reads the value beside the upper half of a bilingual label whose Hindi was not read', () => {
    const text = `                    RAVI KUMAR
Name

                    SURESH KUMAR
Father's Name
`;
    expect(valuesOn(text)).toEqual([
      ['name', 'RAVI KUMAR'],
      ['fatherName', 'SURESH KUMAR'],
    ]);
  });

  it('joins a label that wraps over two lines, but not two labels', () => {
    expect(valuesOn('Permanent       Date of\nAddress         Birth\n12 MG Road      12/03/1990')).toContainEqual([
      'birth',
      '12/03/1990',
    ]);
    expect(valuesOn('Name            RAVI KUMAR\nSex             M')).toEqual([
      ['name', 'RAVI KUMAR'],
      ['sex', 'M'],
    ]);
  });

  it('does not take words of a sentence for labels', () => {
    expect(valuesOn('This certifies that the name of the child was changed')).toEqual([]);
  });
});
