/** Texts with characters that are special in SQL, regular expressions, GraphQL and the like; in user input they are plain text. */

/** What PostgreSQL cannot store. */
const nul = '\0'

const signs = String.raw`? ?? ??? \? $1 $ :a ::a % %% _ __ \ \\ ' '' " "" ; -- - /* */ # @ ! & | ( (( ) [ { <-> :* .*`
const unicodeTexts = ['🜚', '👩🏽‍⚖️', 'ß', 'é?', '\u200b', '\ud800', nul, `a${nul}?`]
const sentences = [
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
export const awkwardTexts: readonly string[] = [...signs.split(' '), '/* ?', ...unicodeTexts, ...sentences]

/** The text as it can be stored. */
export const normalizeForStorage = (text: string) => text.replaceAll(nul, '').toWellFormed()

/** Runs a query with each of the texts; returns those with an unexpected response, and the response. */
export async function findWrongResponses(
  answer: (text: string) => Promise<string>,
  expected: (text: string) => string,
): Promise<Record<string, string>> {
  const mismatches: Record<string, string> = {}
  for (const text of awkwardTexts) {
    const response = await answer(text).catch((error: Error) => error.message)
    if (response !== expected(text)) mismatches[text] = response
  }
  return mismatches
}
