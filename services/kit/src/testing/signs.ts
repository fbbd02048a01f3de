/** Texts of signs that mean something to a program on their way to the database; whoever types them means nothing by it. */

/** What PostgreSQL cannot hold, wherever it stands: nothing is found by it. */
const nul = '\0'

const alone = [
  '?',
  '??',
  '???',
  '\\?',
  '$1',
  '$',
  ':a',
  '::a',
  '%',
  '%%',
  '_',
  '__',
  '\\',
  '\\\\',
  "'",
  "''",
  '"',
  '""',
]
const more = [
  ';',
  '--',
  '-',
  '/*',
  '*/',
  '/* ?',
  '#',
  '@',
  '!',
  '&',
  '|',
  '(',
  '((',
  ')',
  '[',
  '{',
  '<->',
  ':*',
  '.*',
]
const beyond = ['🜚', '👩🏽‍⚖️', 'ß', 'é?', '\u200b', '\ud800', nul, `a${nul}?`]
const together = [
  'can my landlord evict me?',
  "what's my deadline? 30 days?",
  "' or 1=1 --",
  "'; drop table judgment; --",
  '$1 ?? :a %_\\\'";--/*',
  "\\'?",
  "?'",
  'U&"?" E\'\\?\'',
  '100 % ?',
  '🜚 ? $$',
]

/** Fifty-five of them. */
export const signs: readonly string[] = [...alone, ...more, ...beyond, ...together]

/** What can be stored of such a text. */
export const normalizeForStorage = (text: string) => text.replaceAll(nul, '').toWellFormed()

/** Asks the same with each of the signs: the texts of which the answer is not as expected, with what came instead. */
export async function wrongAnswers(
  answer: (text: string) => Promise<string>,
  expected: (text: string) => string,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const text of signs) {
    const came = await answer(text).catch((error: Error) => error.message)
    if (came !== expected(text)) wrong[text] = came
  }
  return wrong
}
