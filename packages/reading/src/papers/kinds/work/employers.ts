import type { HeadingRule } from '../money/headings.ts';

// Names that firms and offices bear, and the titles of papers that are no name.
export const employerHeading: HeadingRule = {
  is: /\b(ltd|limited|pvt|private|llp|inc|corp|corporation|company|co|industries|technolog\w*|solutions|services|systems|enterprises?|works|consult\w*|exports?|foods|pharma\w*|motors?|infra\w*|hospitals?|healthcare|university|college|school|institute|foundation|trust|bank|group|labs?|studios?|retail|logistics|ventures|textiles|engineering|traders?|agency|department|ministry|board|authority|railways?|municipal\w*)\b/i,
  not: /pay ?slip|pay advice|credited|payable|\bamount\b|a\/c|\btotal\b|transfer|take home|\bpaid\b|staff|\bdesk\b|confidential|salary|statement|wage|month|employee|department:|designation|bank (a\/c|account|name)|provident|income tax|professional tax|allowance|contribution|generated|signature|address|\bfor the\b|insurance|deduction|earning|net pay|\d{5}|@|www/i,
  deep: 0.22,
}; // prettier-ignore
