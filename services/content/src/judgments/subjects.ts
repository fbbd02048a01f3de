/** The subjects of judgments, mapped to the categories of other content types. */
import {
  findPracticeArea,
  type PracticeAreaName,
} from '@access/service-kit/practice-areas/practice-areas.rules'

interface Subject {
  /** The categories of this subject in the content types. */
  categories: readonly string[]
  /** The search query that finds posts and events on this subject. */
  searchQuery: string
}

const searchQueries: Record<PracticeAreaName, string> = {
  'Family Law': '"family law" OR custody OR divorce OR "protective order" OR "child support" OR visitation',
  'Housing Rights': 'housing OR tenant OR eviction OR landlord OR rent OR lease',
  Employment: 'employment OR wages OR worker OR overtime OR employer',
  Immigration: 'immigration OR immigrant OR asylum OR citizenship OR naturalization OR visa',
  'Criminal Defense': '"criminal record" OR expungement OR "record clearing" OR arrest OR "criminal defense"',
  'Civil Rights': '"civil rights" OR discrimination OR interpreter OR accommodation OR disability',
}

/** The subject of a category; one that is no practice area is a subject of its own. */
export function findSubject(category: string): Subject {
  const area = findPracticeArea(category)
  if (!area) return { categories: [category], searchQuery: `"${category.replaceAll('"', ' ')}"` }
  return {
    categories: [area.name, area.judgmentCategory ?? area.name],
    searchQuery: searchQueries[area.name],
  }
}
