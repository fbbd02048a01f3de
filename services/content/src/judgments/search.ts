/** Finding judgments by words, category and court, a page at a time. */
import type { Context } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import { didYouMean } from '../search/did-you-mean.ts'
import { markedTexts } from '../search/text-part.ts'
import { containing, mostRelevantFirst, saying, storable, typed } from '../search/words.ts'
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
  const order =
    words && sort !== 'date' ? [...mostRelevantFirst<Judgment>(words), ...newestFirst] : newestFirst
  const listed = (page: number) =>
    shownJudgments.list(em, { where, order, columns, limit: perPage, offset: (page - 1) * perPage })

  // Both at once, for nearly always the page that is asked for exists.
  const asked = Math.min(Math.max(page ?? 1, 1), 1_000_000)
  const [total, found] = await Promise.all([shownJudgments.count(em, where), listed(asked)])
  const pages = Math.max(1, Math.ceil(total / perPage))
  const at = Math.min(asked, pages)
  const items = at === asked ? found : await listed(at)
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
  const within = conditionsOf('', sought)
  return didYouMean(em, words, (words) =>
    shownJudgments.count(em, { $and: [within, saying<Judgment>(words)] }),
  )
}

function conditionsOf(words: string, { category, court }: Omit<Sought, 'columns'>): FilterQuery<Judgment> {
  return {
    $and: [
      ...(words ? [{ $or: [saying<Judgment>(words), containing<Judgment>('findable', words)] }] : []),
      ...(category ? [sameWords('category', category)] : []),
      ...(court ? [sameWords('court_name', court)] : []),
    ],
  }
}

const sameWords = (column: string, words: string) =>
  ({ [raw(`lower(${column}) = lower(?)`, [storable(words)])]: [] }) as FilterQuery<Judgment>
