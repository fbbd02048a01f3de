/** Texts of others within ours, where there are characters alone: in titles, labels, messages and calendars. */

/** Blocks whose letters run from the right (Unicode's DerivedBidiClass.txt, the defaults of R and AL), and marks that turn a text. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const isolates = /[\u2066-\u2069]/g
/** A line in which each isolate is ended, and nothing else is. */
const hasPairsOnly = /^[^\u2066-\u2069]*([\u2066-\u2068][^\u2066-\u2069]*\u2069[^\u2066-\u2069]*)*$/

/**
 * A name, a title or another text as a part of a sentence: it runs as its own first strong letter does, and turns nothing
 * around it (U+2068 and U+2069 of UAX #9, as `bdi` does in HTML; line by line, since the end of a line ends them). A line
 * in which nothing runs from the right stays as it is.
 */
export const isolate = (text: string): string =>
  text.replace(/[^\r\n]+/g, (line) => (rightToLeft.test(line) ? `\u2068${dropStrays(line)}\u2069` : line))

const dropStrays = (line: string) => (hasPairsOnly.test(line) ? line : line.replace(isolates, ''))
