/** The subjects of judgments, mapped to the categories of other content types. */

interface Subject {
  /** The categories of this subject in the content types. */
  categories: readonly string[]
  /** The search query that finds posts and events on this subject. */
  searchQuery: string
}

const subjects: readonly Subject[] = [
  {
    categories: ['Family Law'],
    searchQuery: '"family law" OR custody OR divorce OR "protective order" OR "child support" OR visitation',
  },
  {
    categories: ['Housing', 'Housing Rights'],
    searchQuery: 'housing OR tenant OR eviction OR landlord OR rent OR lease',
  },
  { categories: ['Employment'], searchQuery: 'employment OR wages OR worker OR overtime OR employer' },
  {
    categories: ['Immigration'],
    searchQuery: 'immigration OR immigrant OR asylum OR citizenship OR naturalization OR visa',
  },
  {
    categories: ['Criminal', 'Criminal Defense'],
    searchQuery: '"criminal record" OR expungement OR "record clearing" OR arrest OR "criminal defense"',
  },
  {
    categories: ['Civil Rights'],
    searchQuery: '"civil rights" OR discrimination OR interpreter OR accommodation OR disability',
  },
]

/** The subject of a category; an unknown category is a subject of its own. */
export const findSubject = (category: string): Subject =>
  subjects.find(({ categories }) => categories.some((one) => equalsIgnoringCase(one, category))) ?? {
    categories: [category],
    searchQuery: `"${category.replaceAll('"', ' ')}"`,
  }

const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
