import type { Prototypes } from './prototypes.types.ts';

export const work: Prototypes = {
  'Employment / NOC / leave letter': [
    'To whomsoever it may concern. This is to certify that he is employed with us as senior manager since joining. His annual salary is. We have no objection to his visit and his leave has been approved. He will resume duty.',
    'No objection certificate from the employer: the company has no objection to the employee travelling abroad on vacation; leave sanctioned from to. Human resources manager.',
    'Employment verification letter: designation, date of joining, permanent employee, gross salary per annum, authorised signatory.',
    'Leave sanction order of a government department: earned leave granted to the officer for a private visit abroad, ex-India leave.',
    'She works in our organisation, is on the rolls of the firm, and is expected back at the office after her holiday.',
    'The company is deputing its employee to attend meetings with the client abroad and all expenses are borne by the company; he remains our employee.',
    'This office has no objection to the teacher visiting abroad during the winter break at her own cost.',
    'He has been with us for years as an analyst and goes on leave; his job stays open.',
  ],
  'Salary slip': [
    'Payslip for the month: employee name, employee code, designation, department, date of joining, PAN, UAN, days worked. Earnings: basic, house rent allowance, special allowance. Deductions: provident fund, professional tax, income tax. Net pay.',
    'Pay advice with gross earnings, total deductions, net salary in words, bank account credited, year to date.',
    'Monthly wage statement of a worker: overtime, attendance, loss of pay days, take home.',
    'Statement of earnings and deductions of a government servant: basic pay, dearness allowance, grade pay, GPF, CGHS, net amount.',
    'Base pay, stock units, tax withheld, provident fund, take-home, gross year to date, pay date.',
  ],
  'GST registration certificate': [
    'Government of India form GST REG certificate of registration: registration number, legal name, trade name, constitution of business, address of principal place of business, type of registration regular, approving authority.',
    'Goods and services tax identification of a trader with jurisdiction, date of liability and details of additional places of business, details of proprietor or partners.',
    'Taxpayer registered under the goods and services tax act as proprietorship, valid from.',
  ],
  'Company registration / partnership deed / Udyam': [
    'Certificate of incorporation: I hereby certify that the private limited company is incorporated under the companies act, corporate identity number, registrar of companies, ministry of corporate affairs.',
    'Udyam registration certificate: name of enterprise, type of enterprise micro, major activity services, social category of entrepreneur, official address, date of incorporation, national industry classification code.',
    'This deed of partnership is made between the partners of the firm; capital contribution, profit and loss sharing, bank account, books of accounts, retirement and dissolution.',
    'Shop and establishment registration: name of the employer, nature of business, number of employees, address of the establishment, labour department.',
    'Trade licence or commercial registration of a business with names of owners and activities.',
  ],
  'Student ID or bonafide certificate': [
    'This is to certify that she is a bonafide student of this college studying in the third year of engineering during the academic year. Her conduct is good. Principal.',
    'Student identity card: name, course, branch, roll number, blood group, date of birth, valid up to, signature of the registrar.',
    'School certificate: the pupil studies in class and the school is closed for summer vacation; the school has no objection to travel with parents.',
    'University confirms enrolment of the student as full time with enrolment number and expected graduation.',
    'The boy reads in class eight of this school, admission number, father name, bus route, session.',
    'She is enrolled with our college in the third year of a bachelor course; this letter is given on her request for a visa.',
  ],
  'Pension statement': [
    'Pension slip: pensioner name, PPO number, basic pension, dearness relief, commutation deduction, medical allowance, net pension credited to bank.',
    'Pension payment order: retired officer, date of retirement, last pay drawn, monthly pension sanctioned, family pension, pension disbursing authority, treasury.',
    'Statement of monthly pension of a retired employee under the pension scheme for the year.',
    'Annuity paid every month to a retired person by the paying authority.',
  ],
};
