/**
 * The law reporters whose citations are recognised, with what else courts write for them: from the published list of the
 * Free Law Project, which `reporters.json` names. A reporter that is missing there is a line more in it.
 */
import published from './reporters.json' with { type: 'json' }

/** What a text may have between the parts of a citation: any space, line break or invisible character. */
export const gap = String.raw`[\s\u00AD\u200B-\u200F\u2060-\u2064]`

/**
 * An abbreviation without what courts set differently: spaces, dots, apostrophes, capitals, "and", and `2nd` for `2d`. A
 * comma in it is a dot that was badly scanned.
 */
export const compactReporter = (abbreviation: string) =>
  abbreviation
    .toLowerCase()
    .replace(/\band\b/g, '&')
    .replace(separators, '')
    .replace(/(\d)(?:nd|rd)/g, '$1d')

const separators = new RegExp(`${gap}|[.,'’‘ʼ]`, 'gu')

/** The reporters by their compact names and by those of their variations. */
const reporters = new Map<string, string>()
for (const [name, variations] of Object.entries<string[]>(published.reporters))
  for (const written of [name, ...variations]) reporters.set(compactReporter(written), name)

/** What stands for one of several reporters, with the years of each. */
const sharedVariations = new Map(
  Object.entries(published.yearsOfSharedVariations).map(([written, reporters]) => [
    compactReporter(written),
    Object.entries(reporters) as [name: string, years: [first: number, last: number | null]][],
  ]),
)

const namesOfSeveral = new Set(published.severalReporters)

/**
 * The published name of the reporter that somebody writes in some way: `F. Supp. 2d` for `FSupp2d`. Null for what is no
 * reporter, and for what could be several: `readYear` says when the case was decided, which may tell one from the others.
 */
export function findReporter(abbreviation: string, readYear: () => number | null): string | null {
  const compact = compactReporter(abbreviation)
  const name = reporters.get(compact)
  if (name) return namesOfSeveral.has(abbreviation.trim()) ? null : name
  const candidates = sharedVariations.get(compact)
  const year = candidates && readYear()
  if (!year) return null
  const ofThatYear = candidates.filter(([, [first, last]]) => first <= year && year <= (last ?? year))
  return ofThatYear.length === 1 ? ofThatYear[0]![0] : null
}

/** Reporters that are cited in another order than volume, abbreviation and page. */
export const { yearFirst, yearLast, courtLast, byParagraph } = published

/** The source of a regular expression for a name, however it is spaced and dotted. */
export const buildNamePattern = (name: string) =>
  (name.match(/[\p{L}\p{N}]+|[&()]/gu) ?? [])
    .map((part) => part.replace(/[()]/, '\\$&'))
    .join(`\\.?${gap}{0,3}`)
    .concat('\\.?')
