/** How a judgment is cited. */
import { longDate } from '@access/kit'
import type { JudgmentDetails } from './documents.ts'

type Cited = Pick<JudgmentDetails, 'title' | 'caseNumber' | 'courtName' | 'judgmentDate'>

/** "Talbot v. Linden Court, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)". */
export function citationOf({ title, caseNumber, courtName, judgmentDate }: Cited): string {
  const number = caseNumber ? `, No. ${caseNumber.replace(/^no\.?\s+/i, '')}` : ''
  return `${title}${number} (${courtName}, ${longDate(judgmentDate)})`
}
