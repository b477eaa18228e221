import { drawing, formGrid, silhouette } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { addDays, addYears, dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const drivingLicence = defineKind({
  kind: 'Driving licence',
  facts: (random, t) => {
    const issueDate = dayIn(random, '2019-06-01', '2025-05-31');
    return {
      blood: random.pick(['O+', 'B+', 'A-']),
      values: {
        licenceNumber: `${t.address.code}${String(random.whole(1, 60)).padStart(2, '0')}${issueDate.slice(0, 4)}${random.digits(7)}`,
        name: t.name,
        dateOfBirth: t.born,
        issueDate,
        expiryDate: addDays(addYears(issueDate, 15), -1),
        address: addressText(t.address),
      },
      also: {},
    };
  },
  layouts: {
    'smart-card': ({ f, day }, { values, blood }, t) =>
      drawing(
        `.page{padding:28mm 26mm;font:10.4pt/1.4 'Noto Sans'} .c{border-radius:4mm;background:#eef6e9;border:.4mm solid
        #4b6b3c;width:152mm;padding:5mm}
        .g{display:grid;grid-template-columns:1fr 1fr;gap:2mm 5mm} small{font-size:7pt;display:block;color:#444}`,
        `<div class="c"><b>Indian Union Driving Licence &nbsp; Issued by ${t.address.state}</b><div
        style="display:flex;gap:5mm;margin-top:4mm">${silhouette()}
        <div class="g" style="flex:1"><div style="grid-column:span 2"><small>DL
        No</small><b>${f('licenceNumber', `${values.licenceNumber.slice(0, 4)} ${values.licenceNumber.slice(4)}`)}</b></div>
        <div><small>Issue Date</small>${day('issueDate', 'DD-MM-YYYY')}</div><div><small>Validity
        (NT)</small>${day('expiryDate', 'DD-MM-YYYY')}</div>
        <div><small>Name</small>${f('name', values.name.toUpperCase())}</div><div><small>Date Of
        Birth</small>${day('dateOfBirth', 'DD-MM-YYYY')}</div>
        <div><small>Son/Daughter/Wife of</small>${t.father.toUpperCase()}</div><div><small>Blood Group</small>${blood}</div>
        <div style="grid-column:span 2"><small>Address</small>${f('address')}</div></div></div></div>`,
      ),
    'register-print': ({ f, day }, _, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>Transport department, ${t.address.state}: particulars of licence</h3>` +
          formGrid(2, [
            ['Licence', f('licenceNumber')],
            ['Holder', f('name')],
            ['Date of birth', day('dateOfBirth', 'D MMM YYYY')],
            ['Granted on', day('issueDate', 'D MMM YYYY')],
            ['Non-transport valid till', day('expiryDate', 'D MMM YYYY')],
            ['Permanent address', f('address')],
          ]),
      ),
  },
});
