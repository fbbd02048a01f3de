/** Finding judgments by words, category and court, a page at a time. */
import type { Context } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { didYouMean } from '../search/did-you-mean.ts'
import { markedTexts, type TextPart } from '../search/text-part.ts'
import { mostRelevantFirst, saying, storable, typed } from '../search/words.ts'
import { type Judgment, newestFirst, shownJudgments } from './judgment.ts'

const perPage = 24

/** What a visitor looks for; everything may be left out. */
export interface Sought {
  search?: string | null
  category?: string | null
  court?: string | null
  page?: number | null
  /** 'relevance' unless it is 'date'; without words it is always the date. */
  sort?: string | null
  columns: string[]
}

/** The page of shown judgments that was asked for; beyond the last page is the last page. */
export async function findJudgments(em: Context['em'], { page, sort, columns, ...sought }: Sought) {
  const words = typed(sought.search)
  const where = conditionsOf(words, sought)
  const total = await shownJudgments.count(em, where)
  const pages = Math.max(1, Math.ceil(total / perPage))
  const at = Math.min(Math.max(page ?? 1, 1), pages)
  const order =
    words && sort !== 'date' ? [...mostRelevantFirst<Judgment>(words), ...newestFirst] : newestFirst
  const items =
    total === 0
      ? []
      : await shownJudgments.list(em, { where, order, columns, limit: perPage, offset: (at - 1) * perPage })
  return { items, total, page: at, pages, words, sought }
}

/** Where the words stand in judgments that were found. */
export function markedJudgments(em: Context['em'], judgments: Judgment[], words: string) {
  const ids = judgments.map(({ id }) => id)
  return markedTexts<'title' | 'summary' | 'excerpt'>(em, 'judgment', ids, words, {
    whole: { title: 'title', summary: 'summary' },
    pieces: { excerpt: 'full_text' },
  })
}

/** The same search in other words that find something within the same category and court. */
export function otherWords(em: Context['em'], words: string, sought: Omit<Sought, 'columns'>) {
  const finds = async (words: string) => (await shownJudgments.count(em, conditionsOf(words, sought))) > 0
  return didYouMean(em, words, finds)
}

export type { TextPart }

function conditionsOf(words: string, { category, court }: Omit<Sought, 'columns'>): FilterQuery<Judgment> {
  return {
    $and: [
      ...(words ? [saying<Judgment>(words, 'findable')] : []),
      ...(category ? [sameWords('category', category)] : []),
      ...(court ? [sameWords('court_name', court)] : []),
    ],
  }
}

const sameWords = (column: string, words: string) =>
  ({ [raw(`lower(${column}) = lower(?)`, [storable(words)])]: [] }) as FilterQuery<Judgment>
