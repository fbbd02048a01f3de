/** How a judgment is cited. */
import { formatLongDate, isolate } from '@access/kit'
import type { JudgmentDetailsFragment } from './judgments.generated.ts'

type CitedJudgment = Pick<JudgmentDetailsFragment, 'title' | 'caseNumber' | 'courtName' | 'judgmentDate'>

/** "Talbot v. Linden Court, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)". */
export function formatCitation({ title, caseNumber, courtName, judgmentDate }: CitedJudgment): string {
  const number = caseNumber ? `, No. ${isolate(caseNumber.replace(/^no\.?\s+/i, ''))}` : ''
  return `${isolate(title)}${number} (${isolate(courtName)}, ${formatLongDate(judgmentDate)})`
}
