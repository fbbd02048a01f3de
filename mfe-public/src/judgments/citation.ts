/** What is written in short of a judgment: how it is cited, and its parties. */
import { formatLongDate, isolate } from '@access/kit'
import type { JudgmentDetailsFragment } from './judgments.generated.ts'

type CitedJudgment = Pick<
  JudgmentDetailsFragment,
  'slug' | 'title' | 'caseNumber' | 'courtName' | 'judgmentDate' | 'keywords'
>

/** The ways to cite a judgment, by their names. */
export const listCitations = (judgment: CitedJudgment) => [
  { name: 'Neutral', text: formatNeutral(judgment) },
  { name: 'Bluebook', text: formatBluebook(judgment) },
  { name: 'BibTeX', text: formatBibtex(judgment) },
]

/** Needs no reporter: "Talbot v. Linden Court, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)". */
function formatNeutral({ title, caseNumber, courtName, judgmentDate }: CitedJudgment): string {
  return `${isolate(title)}${formatNumber(caseNumber)} (${isolate(courtName)}, ${formatLongDate(judgmentDate)})`
}

/**
 * By the reporter where the keywords name one, "Reynolds v. Sims, 377 U.S. 533 (1964)", else by the docket number, with
 * the court and the day (The Bluebook, rules 10.3 and 10.8.1; months as its table T12 has them).
 */
function formatBluebook(judgment: CitedJudgment): string {
  const { title, caseNumber, courtName, judgmentDate, keywords } = judgment
  const year = judgmentDate.slice(0, 4)
  const reporter = keywords.flatMap((keyword) => reporterCitation.exec(keyword.trim())?.[1] ?? [])[0]
  if (reporter) {
    // The reports of the Supreme Court of the United States say which court it was.
    const court = /\sU\.\s?S\.\s/.test(reporter) ? '' : `${isolate(courtName)} `
    return `${isolate(title)}, ${reporter} (${court}${year})`
  }
  const month = months[Number(judgmentDate.slice(5, 7)) - 1]
  const day = Number(judgmentDate.slice(8, 10))
  return `${isolate(title)}${formatNumber(caseNumber)} (${isolate(courtName)} ${month} ${day}, ${year})`
}

/** A volume, an abbreviation and a page, with or without the year. */
const reporterCitation = /^(\d{1,4} [A-Z][\w. ]*?\.(?: ?\dd)? \d{1,5})(?: \(\d{4}\))?$/

const months = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
]

/** An entry that every style prints: BibTeX itself has no type for judgments. */
function formatBibtex({ slug, title, caseNumber, courtName, judgmentDate }: CitedJudgment): string {
  const fields = [
    `title = {{${isolate(escapeTex(title))}}}`,
    `howpublished = {${escapeTex(`${isolate(courtName)}${formatNumber(caseNumber)}`)}}`,
    `year = {${judgmentDate.slice(0, 4)}}`,
    `note = {Decided ${formatLongDate(judgmentDate)}}`,
  ]
  return `@misc{${slug},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`
}

/** What TeX would take for a command stands for itself. */
const escapeTex = (text: string) => text.replace(/[\\{}&%$#_~^]/g, (sign) => texNames[sign] ?? `\\${sign}`)
const texNames: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

const formatNumber = (caseNumber: string | null) =>
  caseNumber ? `, No. ${isolate(caseNumber.replace(/^no\.?\s+/i, ''))}` : ''

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
