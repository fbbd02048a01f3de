/** What is written in short of a judgment: how it is cited, and its parties. */
import { formatLongDate, isolate } from '@access/kit'
import type { JudgmentDetailsFragment } from './judgments.generated.ts'

type CitedJudgment = Pick<JudgmentDetailsFragment, 'title' | 'caseNumber' | 'courtName' | 'judgmentDate'>

/** "Talbot v. Linden Court, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)". */
export function formatCitation({ title, caseNumber, courtName, judgmentDate }: CitedJudgment): string {
  const number = caseNumber ? `, No. ${isolate(caseNumber.replace(/^no\.?\s+/i, ''))}` : ''
  return `${isolate(title)}${number} (${isolate(courtName)}, ${formatLongDate(judgmentDate)})`
}

/** Parses the parties from one line: "Ann Lee (tenant); Elm LLC (landlord)", or "Lee v. Elm". */
export function parseParties(line: string): { name: string; role: string }[] {
  const parts = line.includes(';') ? line.split(';') : line.split(/\s+v\.?\s+/)
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name = part, role = ''] = /^(.*?)\s*\(([^)]*)\)\.?$/.exec(part) ?? []
      return { name, role }
    })
}
