/** `RESULTS.md`: the tables of the benchmarks, a section for each name between its markers. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const resultsFile = path.join(import.meta.dirname, 'RESULTS.md')

const title = `# Measured

Each section is written by the command that it names, with its machine, date and commit; the others stay as they are.
`

const formatMarkers = (name: string) => ({ start: `<!-- ${name} -->`, end: `<!-- /${name} -->` })

/** The text with the section of this name replaced, or appended where it has none. */
export function replaceSection(text: string, name: string, markdown: string): string {
  const { start, end } = formatMarkers(name)
  const section = `${start}\n${markdown.trim()}\n${end}`
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n${section}\n`
  return text.slice(0, from) + section + text.slice(to + end.length)
}

/** Writes the section of this name; all other sections stay as they are. */
export function writeResultsSection(name: string, markdown: string, file = resultsFile): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : title
  writeFileSync(file, replaceSection(text, name, markdown))
}
