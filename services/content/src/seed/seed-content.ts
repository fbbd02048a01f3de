/** Seeds the demo data into an empty database on first start. */
import {
  AuditEvent,
  addDays,
  fillItem,
  getLocalDay,
  type Item,
  markDemoItems,
  recordAuditEvent,
  type Service,
  type Settings,
  toInstant,
} from '@access/service-kit'
import { contentTypes } from '../catalogue/content-types.ts'
import cases from './cases.json' with { type: 'json' }
import versions from './constitution-versions.json' with { type: 'json' }
import { scheduleDemoEvents } from './demo-events.ts'
import judgments from './judgments.json' with { type: 'json' }
import legalServices from './legal-services.json' with { type: 'json' }
import posts from './posts.json' with { type: 'json' }
import documents from './related-documents.json' with { type: 'json' }
import team from './team.json' with { type: 'json' }

type Em = Parameters<NonNullable<Service['seed']>>[0]

/** Does nothing unless demo data is enabled and the database has never had content. */
export async function seedContent(em: Em, settings: Settings): Promise<void> {
  if (settings.seed !== 'demo' || (await hasContent(em))) return
  const { timeZone } = settings
  const today = getLocalDay(timeZone)

  seedItems(em, 'LegalService', legalServices, setDisplayOrder)
  const seededCases = seedItems(em, 'Case', cases)
  const seededJudgments = seedItems(em, 'Judgment', judgments)
  const seededEvents = seedItems(em, 'Event', scheduleDemoEvents(today, timeZone))
  const seededPosts = seedItems(em, 'BlogPost', posts.map(scheduleDemoPost))
  seedItems(em, 'TeamMember', team)
  seedItems(em, 'ConstitutionVersion', versions)
  seedItems(em, 'RelatedDocument', documents, setDisplayOrder)

  const [director = { name: 'Staff' }, ...others] = team.filter(({ department }) => department !== 'Legal')
  const [editor = director] = others
  for (const [hours, actor, action, itemType, item] of [
    [3, editor, 'updated', 'event', seededEvents[0]],
    [7, editor, 'created', 'blog post', seededPosts[0]],
    [26, director, 'updated', 'case', seededCases[0]],
    [30, director, 'created', 'judgment', seededJudgments[0]],
    [51, editor, 'created', 'case', seededCases[1]],
    [75, director, 'created', 'event', seededEvents[1]],
  ] as const) {
    const occurredAt = new Date(Date.now() - hours * 3_600_000)
    recordAuditEvent(em, {
      actor: { id: null, name: actor.name },
      action,
      itemType,
      itemId: item?.id,
      title: item?.title,
      occurredAt,
    })
  }

  /** Posts are published this many days before today. */
  function scheduleDemoPost({ daysAgo, ...post }: (typeof posts)[number]) {
    const publishDate = daysAgo === null ? null : toInstant(addDays(today, -daysAgo), '09:00', timeZone)
    return { ...post, publishDate: publishDate?.toISOString() ?? null }
  }
}

async function hasContent(em: Em): Promise<boolean> {
  for (const type of [AuditEvent, ...contentTypes.map(({ type }) => type)])
    if ((await em.count(type)) > 0) return true
  return false
}

type SeededItem = Item & { title: string; displayOrder: number }

/** Seeds items, validated by the same rules as any other. */
function seedItems(
  em: Em,
  name: string,
  texts: object[],
  prepare = (_item: SeededItem, _index: number) => {},
): SeededItem[] {
  const { type: Type, rules } = contentTypes.find((line) => line.name === name)!
  return texts.map((text, index) => {
    const item = fillItem(new Type(), rules.parse(text) as Record<string, unknown>) as SeededItem
    prepare(item, index)
    em.persist(item)
    markDemoItems(em, [item])
    return item
  })
}

function setDisplayOrder(item: SeededItem, index: number) {
  item.displayOrder = index
}
