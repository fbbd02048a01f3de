/** What judgments are about, in the words that the rest of our content uses for it. */

interface Subject {
  /** What content types call it, each in its own way. */
  categories: readonly string[]
  /** By these words articles and events are known to be about it, as one writes to a search engine. */
  words: string
}

const subjects: readonly Subject[] = [
  {
    categories: ['Family Law'],
    words: '"family law" OR custody OR divorce OR "protective order" OR "child support" OR visitation',
  },
  {
    categories: ['Housing', 'Housing Rights'],
    words: 'housing OR tenant OR eviction OR landlord OR rent OR lease',
  },
  { categories: ['Employment'], words: 'employment OR wages OR worker OR overtime OR employer' },
  {
    categories: ['Immigration'],
    words: 'immigration OR immigrant OR asylum OR citizenship OR naturalization OR visa',
  },
  {
    categories: ['Criminal', 'Criminal Defense'],
    words: '"criminal record" OR expungement OR "record clearing" OR arrest OR "criminal defense"',
  },
  {
    categories: ['Civil Rights'],
    words: '"civil rights" OR discrimination OR interpreter OR accommodation OR disability',
  },
]

/** The subject of a category; a category that none knows is one of its own. */
export const subjectOf = (category: string): Subject =>
  subjects.find(({ categories }) => categories.some((one) => same(one, category))) ?? {
    categories: [category],
    words: `"${category.replaceAll('"', ' ')}"`,
  }

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
