import { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { expect, test } from 'vitest';
import { collectControls, collected, drawPage, labels } from '../testing/draw-page.ts';
import { collectSkeleton } from './collect-skeleton.ts';

test('reads the controls of a page in their order, with all that the page says about them', () => {
  drawPage(`
    <h1>Application 204817</h1><h2>Personal information</h2>
    <label for="surname">Surname (family name) <em>*</em></label><input id="surname" name="surname" maxlength="33" value="SUBRAMANIAM">
    <label>Date of birth: <input name="dob" placeholder="dd/mm/yyyy" required></label>
    <label for="country">Nationality</label>
    <select id="country" name="country"><option value="">Select</option><option>India</option><option>Nepal</option></select>
    <label>Remarks <textarea name="remarks">private remark</textarea></label>
    <label>Day of travel <input type="date" name="travel" value="2026-11-25"></label>
    <label>Portrait <input type="file" name="portrait"></label>
    <label>Password <input type="password" name="secret" value="open sesame"></label>
    <input type="hidden" name="token" value="1"><button>Next</button><input type="submit" value="Pay">`);
  const { skeleton } = collected();
  expect(PageSkeleton.parse(skeleton)).toEqual(skeleton);
  expect(skeleton.headings).toEqual(['Application 204817', 'Personal information']);
  expect(skeleton.controls.map(({ ref, kind, name }) => [ref, kind, name])).toEqual([
    ['c1', 'text', 'surname'],
    ['c2', 'text', 'dob'],
    ['c3', 'select', 'country'],
    ['c4', 'textarea', 'remarks'],
    ['c5', 'date', 'travel'],
    ['c6', 'file', 'portrait'],
    ['c7', 'password', 'secret'],
  ]);
  expect(skeleton.controls[0]).toEqual({
    ref: 'c1',
    kind: 'text',
    id: 'surname',
    name: 'surname',
    label: 'Surname (family name)',
    group: 'Personal information',
    required: true,
    maxLength: 33,
    options: [],
    pattern: '',
    frame: '',
  });
  expect(skeleton.controls[1]).toMatchObject({ label: 'Date of birth', required: true, pattern: 'DD/MM/YYYY' });
  expect(skeleton.controls[2]!.options).toEqual(['Select', 'India', 'Nepal']);
  expect(JSON.stringify(skeleton)).not.toMatch(/SUBRAMANIAM|private|sesame|2026/);
});

test('never holds a value, wherever the page shows it', () => {
  drawPage(`
    <div><span>Country of birth</span><button type="button" aria-haspopup="listbox">Kingdom of Secretia</button></div>
    <div><span id="l">Religion</span><div role="combobox" tabindex="0" aria-labelledby="l v"><span id="v">Secretism</span></div></div>
    <div>Gender <div role="combobox" tabindex="0">Secret</div></div>
    <div class="field">Street <textarea>Secret Street</textarea></div>
    <p>Town <span contenteditable="true">Secretville</span><input name="after"></p>
    <label>Visa type <span class="ui-select">Secret type<input type="hidden" name="visaType"></span></label>
    <div>Host <div><span class="rs__single-value">Secret host</span><input role="combobox"></div></div>`);
  expect(JSON.stringify(collected().skeleton)).not.toContain('Secret');
  expect(labels()).toEqual(['Country of birth', 'Religion', 'Gender', 'Street', 'Town', 'Visa type', 'Host']);
});

test('finds labels by aria, table headers, preceding text and, last, by the place-holder', () => {
  drawPage(`
    <span id="a">First</span><span id="b">name</span><input aria-labelledby="a b" placeholder="x">
    <input aria-label="Middle name" placeholder="x">
    <table><thead><tr><th>Country</th><th>From</th></tr></thead>
      <tr><td><input name="country0"></td><td><input name="from0" placeholder="MM/YYYY"></td></tr></table>
    <table><tr><th>Passport number</th><td><input name="passport" placeholder="x"></td></tr>
      <tr><td>Place of issue <b>*</b></td><td><input name="place" placeholder="x"></td></tr></table>
    <div><strong>Occupation</strong><div><input name="job" placeholder="x"></div></div>
    <div><input placeholder="E-mail address"></div>
    <div>Telephone (home)<br><input name="phone"></div>
    <div><span>Birth date</span> <select name="d"><option>1</option></select> <select name="m"><option>1</option></select></div>`);
  expect(labels()).toEqual([
    'First name',
    'Middle name',
    'Country',
    'From',
    'Passport number',
    'Place of issue',
    'Occupation',
    'E-mail address',
    'Telephone (home)',
    'Birth date',
    'Birth date',
  ]);
  expect(collectControls()[5]!.required).toBe(true);
});

test('a group is the nearest legend, named group or heading above the control', () => {
  drawPage(`
    <fieldset><legend>Father</legend><label>Surname <input name="f"></label></fieldset>
    <fieldset><legend>Mother</legend><label>Surname <input name="m"></label><h4>Her parents</h4>
      <label>Surname <input name="g"></label></fieldset>
    <div role="group" aria-label="Guarantor"><label>Surname <input name="s"></label></div>
    <section><h3>Old passport</h3><label>Number <input name="o"></label></section>
    <h2>Contact</h2><div><label>Street <input name="street"></label></div>`);
  expect(collectControls().map(({ label, group }) => [label, group])).toEqual([
    ['Surname', 'Father'],
    ['Surname', 'Mother'],
    ['Surname', 'Her parents'],
    ['Surname', 'Guarantor'],
    ['Number', 'Old passport'],
    ['Street', 'Contact'],
  ]);
});

test('radio buttons and boxes of one question are one control', () => {
  drawPage(`<h2>Travel</h2>
    <fieldset><legend>Sex *</legend><label><input type="radio" name="sex" checked> Male</label><label>
      <input type="radio" name="sex"> Female</label></fieldset>
    <p>Have you been here before?</p><input type="radio" name="before" id="y"><label for="y">Yes</label>
      <input type="radio" name="before" id="n"><label for="n">No</label>
    <table><tr><td>Married</td><td><input type="radio" name="m" value="Y">Yes <input type="radio" name="m" value="N">No</td></tr></table>
    <div role="radiogroup" aria-label="Entries"><div role="radio" tabindex="0">Single</div>
      <div role="radio" tabindex="0">Multiple</div></div>
    <fieldset><legend>Purposes</legend><label><input type="checkbox" name="p[]"> Tourism</label><label>
      <input type="checkbox" name="p[]"> Family</label></fieldset>
    <input type="checkbox" name="x$list$0" id="x0"><label for="x0">Sea</label><input type="checkbox" name="x$list$1" id="x1">
      <label for="x1">Air</label>
    <label><input type="checkbox" name="ctl00$form$7"> I travel alone</label><label>
      <input type="checkbox" name="ctl00$form$8"> I travel with children</label>
    <label><input type="checkbox" name="agree"> I agree</label>`);
  const controls = collectControls();
  expect(controls.map(({ kind, label, options, group }) => [kind, label, options, group])).toEqual([
    ['radio', 'Sex', ['Male', 'Female'], 'Travel'],
    ['radio', 'Have you been here before?', ['Yes', 'No'], 'Travel'],
    ['radio', 'Married', ['Yes', 'No'], 'Travel'],
    ['radio', 'Entries', ['Single', 'Multiple'], 'Travel'],
    ['checkbox', 'Purposes', ['Tourism', 'Family'], 'Travel'],
    ['checkbox', '', ['Sea', 'Air'], 'Travel'],
    ['checkbox', 'I travel alone', [], 'Travel'],
    ['checkbox', 'I travel with children', [], 'Travel'],
    ['checkbox', 'I agree', [], 'Travel'],
  ]);
  expect(controls[0]!.required).toBe(true);
  expect(collected().controls.get('c1')).toHaveLength(2);
});

test('controls that no person sees are left out', () => {
  drawPage(`<div style="height:2000px;position:relative">
    <label>Seen <input name="seen"></label>
    <input name="off" style="position:absolute;left:-9999px"><input name="above" style="position:absolute;top:-400px">
    <input name="none" style="display:none"><input name="invisible" style="visibility:hidden">
    <input name="tiny" style="width:0;height:0;border:0;padding:0"><input name="clear" style="opacity:0">
    <div aria-hidden="true"><input name="aria"></div><div style="height:0;overflow:hidden"><input name="cut"></div>
    <div inert><input name="inert"></div><template><input name="template"></template><input name="child___prefix___name">
    <input name="clip" style="position:absolute;clip:rect(0,0,0,0)">
    <div style="height:80px;overflow:auto" id="scroller"><div style="height:400px"><input name="scrolled"></div></div>
    <input name="below" style="position:absolute;top:1900px"></div>`);
  document.querySelector('#scroller')!.scrollTop = 300;
  expect(collectControls().map(({ name }) => name)).toEqual(['seen', 'scrolled', 'below']);
});

test('controls made invisible by filters, shapes or places beyond the window are left out', () => {
  const styles = [
    'filter:opacity(0)',
    'filter:blur(1px) opacity(2%)',
    'clip-path:circle(0)',
    'clip-path:ellipse(0 40px)',
    'clip-path:inset(50%)',
    'position:fixed;top:200vh',
    'position:fixed;left:120vw',
    'position:absolute;left:30000px',
  ];
  const hidden = styles.map((style, n) => `<input name="hidden-${n}" style="${style}">`).join('');
  drawPage(`<style>body { overflow-x: hidden }</style>${hidden}
    <input name="blurred" style="filter:blur(1px)"><input name="round" style="clip-path:circle(60%)">
    <input name="fixed" style="position:fixed;top:10px">
    <div style="position:fixed;top:0;height:60px;width:200px;overflow:auto"><p style="height:2000px"></p><input name="scrolled"></div>`);
  expect(collectControls().map(({ name }) => name)).toEqual(['blurred', 'round', 'fixed', 'scrolled']);
});

test('controls that the page draws itself are found although the real ones are hidden', () => {
  drawPage(`
    <style>.own input { position: absolute; opacity: 0; width: 1px; height: 1px } .none { display: none }</style>
    <p>Sex</p><label class="own"><input type="radio" name="sex"><i>●</i> Male</label><label class="own">
      <input type="radio" name="sex"> Female</label>
    <label class="own"><input type="checkbox" name="agree"> I agree</label>
    <div style="padding: 8px"><button type="button">Upload portrait</button>
      <input class="none" type="file" name="portrait" aria-label="Portrait"></div>
    <div class="none"><label><input type="radio" name="ghost"> Ghost</label><div><input type="file" name="ghostFile"></div></div>`);
  expect(collectControls().map(({ name }) => name)).toEqual(['sex', 'agree', 'portrait']);
});

test('lists drawn by the page are lists, and their search box is no control of its own', () => {
  drawPage(`
    <label id="l1">Gate of entry</label><button type="button" aria-haspopup="listbox" aria-labelledby="l1">Select</button>
    <div role="combobox" aria-label="Province" tabindex="0"><input></div>
    <label>City <input role="combobox" name="city" aria-controls="cities"></label><ul role="listbox" id="cities">
      <li role="option">Hue</li></ul>
    <div>Visa type <div class="ui-select" tabindex="0">Tourist<input type="hidden" name="visaType"></div></div>
    <div>Entries <div class="el-select"><div class="el-input"><input readonly name="entries"></div></div></div>
    <div role="listbox" aria-label="Transport"><div role="option">Air</div><div role="option">Sea</div></div>
    <label>Town <input list="towns" name="town"></label><datalist id="towns"><option>Hue</option></datalist>`);
  expect(collectControls().map(({ kind, label, name, options }) => [kind, label, name, options])).toEqual([
    ['list', 'Gate of entry', '', []],
    ['list', 'Province', '', []],
    ['list', 'City', 'city', []],
    ['list', 'Visa type', 'visaType', []],
    ['list', 'Entries', 'entries', []],
    ['list', 'Transport', '', ['Air', 'Sea']],
    ['text', 'Town', 'town', []],
  ]);
});

test('ids that a library numbers at run time are not reported, stable ones are', () => {
  const made = [
    ':r1:',
    '«r7»',
    'mat-input-3',
    'react-select-2-input',
    'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    'ember512',
    'input-42',
  ];
  const stable = [
    'ctl00_SiteContentPlaceHolder_FormView1_tbxAPP_SURNAME',
    'basic_anhMat',
    'form:surname',
    'P5_2',
    'address1',
  ];
  drawPage([...made, ...stable].map((id) => `<label>${id.length} <input id="${id}"></label>`).join(''));
  expect(collectControls().map(({ id }) => id)).toEqual([...made.map(() => ''), ...stable]);
});

test('fields inside shadow roots are read, with a label inside or outside', () => {
  class TestField extends HTMLElement {
    constructor() {
      super();
      const inner = this.hasAttribute('inner') ? `<label for="i">${this.getAttribute('inner')}</label>` : '';
      this.attachShadow({
        mode: 'open',
      }).innerHTML = `${inner}<div><slot></slot><input id="i" name="${this.getAttribute('field')}"></div>`;
    }
  }
  customElements.define('test-field', TestField);
  drawPage(`<h2>Passport</h2><test-field field="number" inner="Passport number"></test-field>
    <label for="host">Place of issue</label><test-field id="host" field="place"></test-field>
    <test-field field="day" label="Date of issue"></test-field><div>Authority <test-field field="authority"></test-field></div>
    <test-field field="slotted"><input name="light" aria-label="In the slot"></test-field>`);
  expect(collectControls().map(({ name, label, group }) => [name, label, group])).toEqual([
    ['number', 'Passport number', 'Passport'],
    ['place', 'Place of issue', 'Passport'],
    ['day', 'Date of issue', 'Passport'],
    ['authority', 'Authority', 'Passport'],
    ['light', 'In the slot', 'Passport'],
    ['slotted', '', 'Passport'],
  ]);
});

test('closed shadow roots are read where the browser gives them to the extension', () => {
  const page = drawPage('<closed-field></closed-field>');
  const host = page.querySelector('closed-field')!;
  const root = host.attachShadow({ mode: 'closed' });
  root.innerHTML = '<label>Closed <input name="closed"></label>';
  expect(labels()).toEqual([]);
  const before = (globalThis as { chrome?: unknown }).chrome;
  const dom = { openOrClosedShadowRoot: (element: Element) => (element === host ? root : null) };
  Object.assign(globalThis, { chrome: { dom } });
  expect(labels()).toEqual(['Closed']);
  Object.assign(globalThis, { chrome: before });
});

test('right-to-left and bilingual labels are read as they are', () => {
  drawPage(`<div dir="rtl" lang="ar"><label for="s">اسم العائلة *</label><input id="s">
    <div><span>رقم الجواز</span><input name="n"></div></div>
    <label for="b">Surname / <span lang="ar" dir="rtl">اللقب</span></label><input id="b">
    <label for="j">姓（ローマ字）：</label><input id="j">`);
  expect(labels()).toEqual(['اسم العائلة', 'رقم الجواز', 'Surname / اللقب', '姓（ローマ字）']);
  expect(collectControls()[0]!.required).toBe(true);
});

test('asked formats come from place-holder, hint and label', () => {
  drawPage(`
    <label>Birth <input placeholder="jj/mm/aaaa"></label><label>Issued (YYYY-MM-DD) <input></label>
    <label for="e">Expiry</label><input id="e" aria-describedby="h"><small id="h">Format: DD-MMM-YYYY</small>
    <div><label for="g">Entry</label><input id="g"><small>TT.MM.JJJJ</small></div><label>Code <input pattern="[0-9]{6}"></label>
    <label>Day <input placeholder="DDMMYYYY"></label><label>Name <input placeholder="As in your passport"></label>`);
  const shapes = ['DD/MM/YYYY', 'YYYY-MM-DD', 'DD-MMM-YYYY', 'DD.MM.YYYY', '[0-9]{6}', 'DDMMYYYY', ''];
  expect(collectControls().map(({ pattern }) => pattern)).toEqual(shapes);
});

test('a frame is read through its own document', () => {
  const page = drawPage('<label>Outside <input></label><iframe style="width:400px;height:200px"></iframe>');
  const inner = page.querySelector('iframe')!.contentDocument!;
  inner.body.innerHTML =
    '<h1>Contact</h1><fieldset><legend>Address</legend><label>Street <input name="street"></label></fieldset>';
  expect(labels()).toEqual(['Outside']);
  const { skeleton } = collectSkeleton(inner);
  expect(skeleton.controls.map(({ label, group }) => [label, group])).toEqual([['Street', 'Address']]);
  expect(skeleton.origin).toBe(location.origin);
});

test.each([
  ['without opacity', 'opacity:0'],
  ['of one pixel', 'width:1px;height:1px;border:0'],
  ['left of the page', 'position:absolute;left:-9999px'],
  ['that is not drawn', 'display:none'],
  ['made transparent by a filter', 'filter:opacity(0)'],
])('nothing is read in a frame %s', (_, style) => {
  const page = drawPage(`<iframe style="width:400px;height:200px;${style}"></iframe>`);
  const inner = page.querySelector('iframe')!.contentDocument!;
  inner.body.innerHTML = '<label>Street <input name="street"></label>';
  expect(collectSkeleton(inner).skeleton.controls).toEqual([]);
});
