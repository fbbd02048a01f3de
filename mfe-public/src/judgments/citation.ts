/** How a judgment is cited. */
import { formatLongDate } from '@access/kit'
import type { JudgmentDetails } from './judgments.queries.ts'

type CitedJudgment = Pick<JudgmentDetails, 'title' | 'caseNumber' | 'courtName' | 'judgmentDate'>

/** "Talbot v. Linden Court, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)". */
export function formatCitation({ title, caseNumber, courtName, judgmentDate }: CitedJudgment): string {
  const number = caseNumber ? `, No. ${caseNumber.replace(/^no\.?\s+/i, '')}` : ''
  return `${title}${number} (${courtName}, ${formatLongDate(judgmentDate)})`
}
