import type { HeadingRule } from '../fields/headings.ts';

export const bankHeading: HeadingRule = {
  is: /\bbank(ing)?\b|\bbancorp\b|\b(hdfc|icici|hsbc|idbi|idfc|citi)\b|post payments/i,
  not: new RegExp(
    String.raw`statement|account|passbook|details|savings? bank|receipt|sanction|letter|certificate|branch|seal|` +
      String.raw`signature|computer|please|your bank|net ?banking|phone ?banking|banking (hours|ombudsman)|internet|` +
      String.raw`customer|deposit|loan|guarantee|date|bank (copy|name|use|details|charges)|^(the )?bank$|colony|road|` +
      String.raw`street|nagar|\d{4}|[?!]|\bwww\b|@|\b(is|are|will|has|have|shall|with|from|your|our|we|you|this|any|` +
      String.raw`not)\b`,
    'i',
  ),
};
