/** Judgments from a file, checked by the rules, in one transaction: all of them, or none. */
import { type FileRecord, fieldMessages, record } from '@access/service-kit'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type JudgmentInput, judgment } from '../judgments/judgment.rules.ts'
import { Judgment } from '../judgments/judgment.ts'

/** A line that was refused, and why. */
export interface BadLine {
  line: number
  reason: string
}

export interface Imported {
  read: number
  /** New ones, now in the database (or none, when it was all undone). */
  imported: number
  /** The same court, number, date and title were there already, or twice in the file. */
  known: number
  bad: number
  /** The first bad lines. */
  firstBad: BadLine[]
}

interface Choices {
  skipBad: boolean
  onRecord?: () => void
}

const batchSize = 200
const mostShown = 50

class Undone extends Error {}

/** With `skipBad` the good lines go in; otherwise one bad line undoes everything, and the rest is still checked. */
export async function importJudgments(
  orm: MikroORM,
  records: AsyncIterable<FileRecord>,
  { skipBad, onRecord = () => {} }: Choices,
): Promise<Imported> {
  const result: Imported = { read: 0, imported: 0, known: 0, bad: 0, firstBad: [] }
  let batch: JudgmentInput[] = []

  async function store(em: EntityManager) {
    const stored = batch.length && (skipBad || result.bad === 0) ? await insert(em, batch) : 0
    result.imported += stored
    result.known += batch.length - stored
    batch = []
  }

  await orm.em
    .fork()
    .transactional(async (em) => {
      for await (const each of records) {
        onRecord()
        result.read += 1
        const { good, reason } = judge(each)
        if (good) batch.push(good)
        else if (result.bad++ < mostShown) result.firstBad.push({ line: each.line, reason })
        if (batch.length === batchSize) await store(em as EntityManager)
      }
      await store(em as EntityManager)
      if (result.bad > 0 && !skipBad) throw new Undone()
      if (result.imported > 0) {
        const title = `${result.imported.toLocaleString('en-US')} judgments`
        record(em as EntityManager, { who: 'Import', action: 'imported', noun: 'judgment', title })
      }
    })
    .catch((error) => {
      if (!(error instanceof Undone)) throw error
      Object.assign(result, { imported: 0, known: 0 })
    })
  return result
}

function judge(each: FileRecord): { good?: JudgmentInput; reason: string } {
  if ('wrong' in each) return { reason: each.wrong }
  if (typeof each.value !== 'object' || !each.value || Array.isArray(each.value))
    return { reason: 'This is not a record with fields' }
  const { data, error } = judgment.safeParse(withoutNone(each.value))
  if (data) return { good: data, reason: '' }
  const reasons = Object.entries(fieldMessages(error)).map(([field, message]) =>
    [field, message].filter(Boolean),
  )
  return { reason: reasons.map((reason) => reason.join(': ')).join('; ') }
}

/** Exports made by Python write `None` for a case number that is not there; a visitor should not read that. */
function withoutNone(value: object): object {
  return 'caseNumber' in value && value.caseNumber === 'None' ? { ...value, caseNumber: null } : value
}

/** How many of these were new: the unique index knows which are the same. */
async function insert(em: EntityManager, judgments: JudgmentInput[]): Promise<number> {
  const now = new Date()
  const rows = judgments.map(
    ({ id: _, ...values }): Judgment => ({
      id: crypto.randomUUID(),
      createdAt: now,
      updatedAt: now,
      version: 1,
      ...values,
    }),
  )
  const { affectedRows } = await em
    .createQueryBuilder(Judgment)
    .insert(rows)
    .onConflict()
    .ignore()
    .execute('run')
  return affectedRows
}
