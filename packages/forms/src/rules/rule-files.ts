import funds from '../../rules/funds.json' with { type: 'json' };
import documents from '../../rules/documents.json' with { type: 'json' };
import passport from '../../rules/passport.json' with { type: 'json' };
import person from '../../rules/person.json' with { type: 'json' };
import photo from '../../rules/photo.json' with { type: 'json' };
import schengen from '../../rules/schengen.json' with { type: 'json' };
import travel from '../../rules/travel.json' with { type: 'json' };
import work from '../../rules/work.json' with { type: 'json' };
import { RuleFile } from './rule-schema.ts';

// Validated on load, so that an invalid rule fails with its name instead of producing wrong findings.
export const ruleFiles: readonly RuleFile[] = [passport, documents, person, travel, schengen, funds, work, photo].map(
  (file) => RuleFile.parse(file),
);

export const allRules = ruleFiles.flatMap(({ rules, staleAfterDays }) =>
  rules.map((rule) => ({ rule, staleAfterDays })),
);
