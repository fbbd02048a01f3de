/** Items from a file, checked by the rules: all of them in one transaction, or none. */
import { createHash } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { record } from '../../audit.ts'
import { fieldMessages } from '../../check.ts'
import { fill, inputColumnsOf } from '../../columns/inputOf.ts'
import { Changed } from '../../errors.ts'
import { sayingWhatExists } from '../alreadyExists.ts'
import { keep, keepFirst } from '../history.ts'
import { columnErrors } from './columnErrors.ts'
import { isNew, judgeOf, type Plan } from './judging.ts'
import type { Contents, FileRecord } from './reading/contents.ts'
import { nothingYet, type Report, tell } from './report.ts'
import { counted, type Transferred } from './transferred.ts'
import { uniquesOf } from './uniques.ts'

interface Importing {
  who: string
  /** What the check of this file was told; null where nobody has checked it first. */
  comparedWith: string | null
}

const atOnce = 100
/** One import after the other: two that change the same items would wait for each other. */
const turn = 20_100_420

class Undone extends Error {}

/** What an import of the file would do. Nothing is changed. */
export function tryOut(orm: MikroORM, about: Transferred, contents: Contents): Promise<Report> {
  return run(orm.em.fork() as EntityManager, about, contents, { isLocking: false, store: async () => {} })
}

/**
 * Imports the file; with errors nothing is stored. Rejects with `Changed` when an item was changed by somebody since
 * the check that `comparedWith` is from; where nobody checked, the last to save wins, as everywhere without a version.
 */
export async function importAll(
  orm: MikroORM,
  about: Transferred,
  contents: Contents,
  { who, comparedWith }: Importing,
): Promise<Report> {
  let report = nothingYet()
  const work = async (em: EntityManager) => {
    await em.execute('select pg_advisory_xact_lock(?)', [turn])
    const store = (plans: Plan[]) => storeAll(em, about, who, plans)
    report = await run(em, about, contents, { isLocking: true, store })
    if (report.errorCount > 0) throw new Undone()
    if (comparedWith !== null && comparedWith !== report.comparedWith)
      throw new Changed('Someone has changed some of these items since the file was checked. Check it again.')
    const { creates, updates } = report
    if (creates + updates === 0) return
    record(em, { who, action: 'imported', noun: about.noun, title: counted(creates + updates, about) })
  }
  await sayingWhatExists(about.noun, () =>
    orm.em.fork().transactional((em) => work(em as EntityManager)),
  ).catch((error) => {
    if (!(error instanceof Undone)) throw error
  })
  return report
}

interface Running {
  isLocking: boolean
  store(plans: Plan[]): Promise<void>
}

async function run(
  em: EntityManager,
  about: Transferred,
  { heads, records }: Contents,
  { isLocking, store }: Running,
): Promise<Report> {
  const report = nothingYet()
  const fingerprint = createHash('sha256')
  const missing = heads ? requiredOf(about).filter((name) => !heads.includes(name)) : []
  const unusable = heads ? columnErrors(heads, about) : []
  tell(report, unusable)
  if (unusable.length > 0) return report

  const judge = judgeOf({ about, uniques: await uniquesOf(em, about.Type), missing, isLocking })
  let lacksColumns = false
  for await (const some of inPieces(records)) {
    const { plans, errors } = await judge(em, some)
    lacksColumns ||= missing.length > 0 && some.some(isNew)
    report.rows += some.length
    tell(report, errors)
    count(report, plans)
    for (const plan of plans) fingerprint.update(`${plan.row} ${traceOf(plan)}\n`)
    if (report.errorCount === 0 && !lacksColumns) await store(plans)
    em.clear()
  }
  if (lacksColumns)
    tell(
      report,
      missing.map((field) => ({ row: 1, field, message: 'This column is missing' })),
    )
  report.errors.sort((one, other) => one.row - other.row)
  report.comparedWith = fingerprint.digest('base64url')
  return report
}

/** The item that a plan would change, and which save of it. */
const traceOf = (plan: Plan) =>
  plan.is === 'new' ? 'new' : `${plan.is} ${plan.item.id} ${plan.item.version}`

function count(report: Report, plans: Plan[]): void {
  for (const { is } of plans) {
    if (is === 'new') report.creates += 1
    else if (is === 'changed') report.updates += 1
    else report.unchanged += 1
  }
}

async function storeAll(em: EntityManager, { Type }: Transferred, who: string, plans: Plan[]): Promise<void> {
  const changed = plans.filter((plan) => plan.is === 'changed')
  const before = changed.map(({ item }) => item)
  await keepFirst(em, before)
  for (const { item, values } of changed) {
    fill(item, values)
    item.version += 1
    item.updatedAt = new Date()
  }
  const added = plans.filter((plan) => plan.is === 'new').map(({ values }) => fill(new Type(), values))
  em.persist(added)
  keep(em, [...before, ...added], who, 'imported')
  await em.flush()
}

/** The fields that an item must say. */
function requiredOf({ Type, rules }: Transferred): string[] {
  const { error } = rules.safeParse({})
  const asked = error ? fieldMessages(error) : {}
  return inputColumnsOf(Type).flatMap(({ name }) => (name in asked ? [name] : []))
}

async function* inPieces(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord[]> {
  let piece: FileRecord[] = []
  for await (const record of records) {
    piece.push(record)
    if (piece.length < atOnce) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}
