import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { notesService } from '../testing/notes-service.fixture.ts'
import { createTestDatabase } from '../testing/test-databases.ts'
import { foldText, mapFoldedText } from './fold-text.rules.ts'
import { toPlainText, toSearchWords } from './search-text.rules.ts'

/** What PostgreSQL makes of texts, as what is stored and as its words. */
async function foldInDatabase(texts: string[]) {
  const { url } = await createTestDatabase('notes', notesService)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ plain: string; words: string }>(
    `select plain_text(text) as plain, (select coalesce(string_agg(word, ' ' order by place), '') from
       unnest(to_tsvector('simple', search_words(text))) as lexeme(word, places), unnest(places) place) as words
     from unnest($1::text[]) with ordinality as texts(text, position) order by position`,
    [texts],
  )
  return rows
}

// Of Unicode 17, which Node knows and PostgreSQL 18 does not.
const newLetters = '\ua7ce\ua7d2\ua7d4\ua7f1'
const characters = Array.from({ length: 0xffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
  (character) => /[^\p{Cn}\p{Cs}\p{Co}]/u.test(character) && !newLetters.includes(character),
)

test('PostgreSQL folds what is stored, and separates its words, as we do with searches, whatever the character', async () => {
  const texts = characters.map((character) => `b${character}d`)
  const stored = await foldInDatabase(texts)
  const different = texts.filter((text, index) => {
    const { plain, words } = stored[index]!
    return plain !== toPlainText(text) || (toSearchWords(text) === 'b d' && words !== 'b d')
  })
  expect(different.map((text) => text.codePointAt(1)!.toString(16))).toEqual([])
})

test('a text that knows its places folds to the same text', () => {
  const texts = characters.map((character) => `b${character}\u0301 d`)
  expect(texts.filter((text) => mapFoldedText(text).folded !== foldText(text))).toEqual([])
})
