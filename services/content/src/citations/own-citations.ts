/** What others cite a judgment by. */
import { buildCaseNumberKey, locateCitations } from './find-citations.ts'
import { gap } from './reporters.ts'

interface CitedJudgment {
  caseNumber: string | null
  keywords: readonly string[]
  fullText?: string | null
}

/**
 * The keys that `findCitations` gives to citations of a judgment: its case number, its citations by reporters, which
 * are among its keywords, and what the heads of its pages say that it is cited as.
 */
export function listOwnKeys({ caseNumber, keywords, fullText }: CitedJudgment): string[] {
  const number = caseNumber && buildCaseNumberKey(caseNumber.replace(/^nos?\.\s*/i, ''))
  return [
    ...new Set([
      ...(number ? [number] : []),
      ...[...(caseNumber ? [caseNumber] : []), ...keywords].flatMap(readOnlyCitations),
      ...(fullText ? readCiteAs(fullText) : []),
    ]),
  ]
}

/** Of a text that has nothing else: "410 U.S. 113, 93 S. Ct. 705 (1973)". One that says more is about another case. */
function readOnlyCitations(text: string): string[] {
  const citations = locateCitations(text).filter(({ parts }) => parts)
  let rest = text
  for (const citation of citations) rest = rest.replace(citation.text, '')
  return /^[\s,;]*(?:\([^()]{0,30}\d{4}\))?[\s.]*$/.test(rest) ? citations.map(({ key }) => key) : []
}

/** "Cite as: 570 U. S. 744 (2013)", "[Cite as State v. Elm, 2012-Ohio-1234.]" */
const citeAsPattern = new RegExp(`\\b(?:Cite|CITE)${gap}+(?:as|AS)\\b:?([^\\n]{1,160})`, 'gu')

/** On the first pages: further on, a text may tell how another case is cited. */
const headLength = 10_000

function readCiteAs(fullText: string): string[] {
  return [...fullText.slice(0, headLength).matchAll(citeAsPattern)].flatMap(([, written = '']) =>
    locateCitations(written)
      .filter(({ parts }) => parts)
      .slice(0, 1)
      .map(({ key }) => key),
  )
}
