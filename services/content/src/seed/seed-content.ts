/** Seeds the demo data into an empty database on first start. */
import {
  AuditEvent,
  addDays,
  fillItem,
  getLocalDay,
  type ManagedItem,
  markDemoItems,
  recordAuditEvent,
  type Service,
  type Settings,
  toInstant,
} from '@access/service-kit'
import { contentTypes, findManagedType } from '../catalogue/content-types.ts'
import { ConstitutionVersion } from '../constitution/constitution-version.entity.ts'
import cases from './cases.json' with { type: 'json' }
import versions from './constitution-versions.json' with { type: 'json' }
import { scheduleDemoEvents } from './demo-events.ts'
import { seedDemoFiles } from './demo-files.ts'
import judgments from './judgments.json' with { type: 'json' }
import legalServices from './legal-services.json' with { type: 'json' }
import posts from './posts.json' with { type: 'json' }
import documents from './related-documents.json' with { type: 'json' }
import team from './team.json' with { type: 'json' }

type Em = Parameters<NonNullable<Service['seed']>>[0]

/** The version of the constitution that the specified text is: it comes with the text, not with the demonstration. */
const [textVersion, ...earlierVersions] = versions as [(typeof versions)[number], ...typeof versions]

/** Others have the website's own drawings, as those without a picture do. */
const sceneByKind: Record<string, string> = {
  'Know Your Rights': 'desk',
  'Case Analysis': 'court',
  'Success Stories': 'street',
  'Organizational News': 'circle',
  'Free Legal Clinic': 'desk',
  'Know Your Rights Workshop': 'circle',
  'Court Navigation Tour': 'court',
}

/** Of the newest articles, one of each kind. */
const pictured = new Set([
  'eviction-notice-first-steps',
  'saturday-walk-in-clinic',
  'case-analysis-gantry-street-heat',
  'four-cooks-nine-weeks-of-pay',
])

/** Does nothing for another organization, or when the database has had content; without demo data, next to nothing. */
export async function seedContent(em: Em, settings: Settings): Promise<void> {
  if (settings.seed === 'own' || (await hasContent(em))) return
  if ((await em.count(ConstitutionVersion)) === 0) seedItems(em, 'ConstitutionVersion', [textVersion])
  if (settings.seed === 'none') return
  const { timeZone } = settings
  const today = getLocalDay(timeZone)

  seedItems(em, 'LegalService', legalServices, setDisplayOrder)
  const seededCases = seedItems(em, 'Case', cases)
  const files = await seedDemoFiles(em)
  const seededJudgments = seedItems(
    em,
    'Judgment',
    judgments.map((judgment) => ({ ...judgment, pdfUrl: files.judgments[judgment.title]?.url ?? null })),
  )
  const seededEvents = seedItems(
    em,
    'Event',
    scheduleDemoEvents(today).map((event) => ({ ...event, ...illustrate(event.eventType) })),
  )
  const seededPosts = seedItems(em, 'BlogPost', posts.map(scheduleDemoPost))
  seedItems(
    em,
    'TeamMember',
    team.map((member) => ({ ...member, photo: files.portraits[member.name]?.url ?? null })),
  )
  seedItems(em, 'ConstitutionVersion', earlierVersions)
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
    const reviewedAt = daysAgo !== null && post.reviewedBy ? addDays(today, -daysAgo) : null
    const picture = pictured.has(post.slug) ? illustrate(post.category) : {}
    return { ...post, ...picture, reviewedAt, publishDate: publishDate?.toISOString() ?? null }
  }

  /** The featured image that goes with a category or a type, if there is one. */
  function illustrate(kind: string) {
    const scene = sceneByKind[kind] && files.scenes[sceneByKind[kind]]
    return scene ? { featuredImage: scene.url, featuredImageAlt: scene.altText } : {}
  }
}

async function hasContent(em: Em): Promise<boolean> {
  const { versionNumber } = textVersion
  for (const type of [AuditEvent, ...contentTypes.map(({ Type }) => Type)]) {
    const where =
      type === ConstitutionVersion
        ? { $or: [{ versionNumber: { $ne: versionNumber } }, { version: { $gt: 1 } }] }
        : {}
    if ((await em.count(type, where as object)) > 0) return true
  }
  return false
}

type SeededItem = ManagedItem & { title: string; displayOrder: number }

/** Seeds items, validated by the same rules as any other. */
function seedItems(
  em: Em,
  name: string,
  texts: object[],
  prepare = (_item: SeededItem, _index: number) => {},
): SeededItem[] {
  const { Type, rules } = findManagedType(name)
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
