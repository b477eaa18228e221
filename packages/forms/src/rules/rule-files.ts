import funds from '../../rules/funds.json' with { type: 'json' };
import papers from '../../rules/papers.json' with { type: 'json' };
import passport from '../../rules/passport.json' with { type: 'json' };
import person from '../../rules/person.json' with { type: 'json' };
import photo from '../../rules/photo.json' with { type: 'json' };
import schengen from '../../rules/schengen.json' with { type: 'json' };
import travel from '../../rules/travel.json' with { type: 'json' };
import work from '../../rules/work.json' with { type: 'json' };
import { RuleFile } from './rule-schema.ts';

// Checked when they are loaded, so that a wrong rule is told by its name and not by a wrong finding.
export const ruleFiles: readonly RuleFile[] = [passport, papers, person, travel, schengen, funds, work, photo].map((file) => RuleFile.parse(file)); // prettier-ignore

export const allRules = ruleFiles.flatMap(({ rules, staleAfterDays }) =>
  rules.map((rule) => ({ rule, staleAfterDays })),
);
