/** Searching the whole site: what visitors may see of each type, the most relevant of it first. */
import type { Context, Item } from '@access/service-kit'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { LegalCase, shownCases } from '../cases/case.ts'
import { Event, shownEvents } from '../events/event.ts'
import { Judgment, shownJudgments } from '../judgments/judgment.ts'
import { LegalService, shownLegalServices } from '../legal-services/legal-service.ts'
import { BlogPost, shownPosts } from '../posts/post.ts'
import type { Shown } from '../shown.ts'
import { shownTeamMembers, TeamMember } from '../team/team-member.ts'
import { didYouMean } from './did-you-mean.ts'
import type { SearchGroup, SearchHit, SearchResults } from './search-results.ts'
import { markedTexts } from './text-part.ts'
import { beginningWith, mostRelevantFirst, saying, typed } from './words.ts'

const hitsOfAKind = 5
const hitsOfOneKind = 50

/** One type: how it is found, and what a hit says of an item. */
interface Kind<T extends Item = Item> {
  name: string
  shown: Shown<T>
  table: string
  /** The column with what the item is called. */
  title: string
  /** Where the beginnings of words are found, the title unless there is something quicker. */
  inShort?: string
  /** The texts an excerpt is taken from. */
  body: string[]
  /** In a word: what sort of its type it is. */
  about(item: T): string
  slug?(item: T): string
  moment?(item: T): string | Date | null
}

// Markdown's signs would only be in the way of a reader.
const plain = (markdown: string) =>
  `regexp_replace(regexp_replace(${markdown}, '!{0,1}\\[([^\\]]*)\\]\\([^)]*\\)', '\\1', 'g'), '[#*\`>|~]+', '', 'g')`

/** In the order in which they are shown: what helps first. */
const kinds: readonly Kind[] = [
  kind<LegalService>({
    name: 'LegalService',
    shown: shownLegalServices,
    table: 'legal_service',
    title: 'title',
    body: ['description', 'eligibility', 'how_to_apply'],
    about: ({ category }) => category,
  }),
  kind<LegalCase>({
    name: 'Case',
    shown: shownCases,
    table: 'legal_case',
    title: 'title',
    body: ['summary', 'legal_issues', 'outcome', 'impact_story', 'description'],
    about: ({ category }) => category,
    moment: ({ startDate }) => startDate,
  }),
  kind<Judgment>({
    name: 'Judgment',
    shown: shownJudgments,
    table: 'judgment',
    title: 'title',
    inShort: 'findable',
    body: ['summary', 'legal_issues', 'legal_implications', 'full_text'],
    about: ({ category }) => category,
    moment: ({ judgmentDate }) => judgmentDate,
  }),
  kind<Event>({
    name: 'Event',
    shown: shownEvents,
    table: 'event',
    title: 'title',
    body: ['description', 'location'],
    about: ({ eventType }) => eventType,
    moment: ({ eventDate }) => eventDate,
  }),
  kind<BlogPost>({
    name: 'BlogPost',
    shown: shownPosts,
    table: 'blog_post',
    title: 'title',
    body: ['excerpt', plain('content')],
    about: ({ category }) => category,
    slug: ({ slug }) => slug,
    moment: ({ publishDate }) => publishDate,
  }),
  kind<TeamMember>({
    name: 'TeamMember',
    shown: shownTeamMembers,
    table: 'team_member',
    title: 'name',
    body: ['bio', 'words_of(expertise)', 'qualifications'],
    about: ({ designation }) => designation,
  }),
]

/** A few hits of each kind, or many of one, and how many there are. */
export async function searchEverything(
  em: Context['em'],
  text: string,
  only: string | null,
): Promise<SearchResults> {
  const words = typed(text)
  if (words === '') return { words, total: 0, groups: [], didYouMean: null }
  const asked = only ? kinds.filter(({ name }) => name === only) : kinds
  const most = only ? hitsOfOneKind : hitsOfAKind
  const groups = (await Promise.all(asked.map((kind) => hitsOf(em, kind, words, most)))).filter(
    ({ total }) => total > 0,
  )
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return {
    words,
    total,
    groups: [...groups.filter(isSomebody), ...groups.filter((group) => !isSomebody(group))],
    didYouMean: total === 0 ? await otherWords(em, words) : null,
  }
}

/** Whoever is looked for by name should not stand last because people do. */
const isSomebody = ({ kind, hits }: SearchGroup) =>
  kind === 'TeamMember' && hits.some(({ title }) => title.some(({ isMatch }) => isMatch))

async function hitsOf(em: Context['em'], kind: Kind, words: string, most: number): Promise<SearchGroup> {
  const { name, shown, table, title, body } = kind
  const where = foundBy(kind, words)
  const items = await shown.list(em, { where, order: mostRelevantFirst(words), limit: most })
  const [total, marked] = await Promise.all([
    items.length < most ? items.length : shown.count(em, where),
    markedTexts<'title' | 'excerpt'>(
      em,
      table,
      items.map(({ id }) => id),
      words,
      { whole: { title }, pieces: { excerpt: `concat_ws(' ', ${body.join(', ')})` } },
    ),
  ])
  const hits = items.flatMap((item): SearchHit[] => {
    const texts = marked.get(item.id)
    if (!texts) return []
    const moment = kind.moment?.(item)
    return [
      {
        id: item.id,
        slug: kind.slug?.(item) ?? null,
        about: kind.about(item),
        date: moment ? new Date(moment).toISOString() : null,
        ...texts,
      },
    ]
  })
  return { kind: name, total, hits }
}

/** By words anywhere, or by the beginning of a word in what the item says in short. */
const foundBy = ({ title, inShort = title }: Kind, words: string): FilterQuery<Item> => ({
  $or: [saying(words), beginningWith(inShort, words)],
})

const otherWords = (em: Context['em'], words: string) =>
  didYouMean(em, words, async (words) => {
    const counts = await Promise.all(kinds.map(({ shown }) => shown.count(em, saying(words))))
    return counts.reduce((sum, count) => sum + count, 0)
  })

/** Each kind knows its own items; the list need not. */
function kind<T extends Item>(of: Kind<T>): Kind {
  return of as unknown as Kind
}
