import type { HeadingRule } from '../money/fields/headings.ts';

// Words in names of companies and offices, and titles of documents that are not names.
export const employerHeading: HeadingRule = {
  is: new RegExp(
    String.raw`\b(ltd|limited|pvt|private|llp|inc|corp|corporation|company|co|industries|technolog\w*|solutions|` +
      String.raw`services|systems|enterprises?|works|consult\w*|exports?|foods|pharma\w*|motors?|infra\w*|hospitals?|` +
      String.raw`healthcare|university|college|school|institute|foundation|trust|bank|group|labs?|studios?|retail|` +
      String.raw`logistics|ventures|textiles|engineering|traders?|agency|department|ministry|board|authority|` +
      String.raw`railways?|municipal\w*)\b`,
    'i',
  ),
  not: new RegExp(
    String.raw`pay ?slip|pay advice|credited|payable|\bamount\b|a\/c|\btotal\b|transfer|take home|\bpaid\b|staff|` +
      String.raw`\bdesk\b|confidential|salary|statement|wage|month|employee|department:|designation|bank (a\/c|` +
      String.raw`account|name)|provident|income tax|professional tax|allowance|contribution|generated|signature|` +
      String.raw`address|\bfor the\b|insurance|deduction|earning|net pay|\d{5}|@|www`,
    'i',
  ),
  deep: 0.22,
};
