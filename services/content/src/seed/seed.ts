/** The demonstration: everything a fresh product says, put into an empty database on first start. */
import {
  Activity,
  dayIn,
  daysLater,
  fill,
  type Item,
  instantAt,
  markDemo,
  record,
  type Service,
  type Settings,
} from '@access/service-kit'
import { contentTypes } from '../contentTypes.ts'
import cases from './cases.json' with { type: 'json' }
import versions from './constitution-versions.json' with { type: 'json' }
import { datedEvents } from './datedEvents.ts'
import judgments from './judgments.json' with { type: 'json' }
import legalServices from './legal-services.json' with { type: 'json' }
import posts from './posts.json' with { type: 'json' }
import documents from './related-documents.json' with { type: 'json' }
import team from './team.json' with { type: 'json' }

type Em = Parameters<NonNullable<Service['seed']>>[0]

/** Does nothing unless the demonstration is wanted and nothing has ever been put into the database. */
export async function seed(em: Em, settings: Settings): Promise<void> {
  if (settings.seed !== 'demo' || (await hasBeenUsed(em))) return
  const { timeZone } = settings
  const today = dayIn(timeZone)

  plant(em, 'LegalService', legalServices, inOrder)
  const plantedCases = plant(em, 'Case', cases)
  const plantedJudgments = plant(em, 'Judgment', judgments)
  const plantedEvents = plant(em, 'Event', datedEvents(today, timeZone))
  const plantedPosts = plant(em, 'BlogPost', posts.map(published))
  plant(em, 'TeamMember', team)
  plant(em, 'ConstitutionVersion', versions)
  plant(em, 'RelatedDocument', documents, inOrder)

  const [director = { name: 'Staff' }, ...others] = team.filter(({ department }) => department !== 'Legal')
  const [editor = director] = others
  for (const [hours, who, action, noun, item] of [
    [3, editor, 'updated', 'event', plantedEvents[0]],
    [7, editor, 'created', 'blog post', plantedPosts[0]],
    [26, director, 'updated', 'case', plantedCases[0]],
    [30, director, 'created', 'judgment', plantedJudgments[0]],
    [51, editor, 'created', 'case', plantedCases[1]],
    [75, director, 'created', 'event', plantedEvents[1]],
  ] as const) {
    const at = new Date(Date.now() - hours * 3_600_000)
    record(em, { who: who.name, action, noun, itemId: item?.id, title: item?.title, at })
  }

  /** Posts came out so many mornings ago. */
  function published({ daysAgo, ...post }: (typeof posts)[number]) {
    const publishDate = daysAgo === null ? null : instantAt(daysLater(today, -daysAgo), '09:00', timeZone)
    return { ...post, publishDate: publishDate?.toISOString() ?? null }
  }
}

async function hasBeenUsed(em: Em): Promise<boolean> {
  for (const type of [Activity, ...contentTypes.map(({ type }) => type)])
    if ((await em.count(type)) > 0) return true
  return false
}

type Planted = Item & { title: string; displayOrder: number }

/** Items meet the same rules as everyone's. */
function plant(
  em: Em,
  name: string,
  texts: object[],
  also = (_item: Planted, _index: number) => {},
): Planted[] {
  const { type: Type, rules } = contentTypes.find((line) => line.name === name)!
  return texts.map((text, index) => {
    const item = fill(new Type(), rules.parse(text) as Record<string, unknown>) as Planted
    also(item, index)
    em.persist(item)
    markDemo(em, [item])
    return item
  })
}

function inOrder(item: Planted, index: number) {
  item.displayOrder = index
}
