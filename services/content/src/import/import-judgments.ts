/** Imports judgments from a file: validated, in one transaction, all of them or none. */
import { type FileRecord, getFieldMessages, insertMany, recordAuditEvent } from '@access/service-kit'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { Judgment } from '../judgments/judgment.entity.ts'
import { type JudgmentInput, judgment } from '../judgments/judgment.rules.ts'

/** An invalid line with the reason. */
export interface InvalidLine {
  line: number
  reason: string
}

export interface ImportResult {
  readCount: number
  /** New ones in the database (none after a rollback). */
  importedCount: number
  /** Duplicates by court, number, date and title, in the database or in the file. */
  duplicateCount: number
  invalidCount: number
  /** The first invalid lines. */
  firstInvalid: InvalidLine[]
}

interface ImportOptions {
  skipInvalid: boolean
  onRecord?: () => void
}

const batchSize = 200
const maxReported = 50

class ImportRolledBack extends Error {}

/** With `skipInvalid` the valid lines are imported; otherwise one invalid line rolls back everything, and the rest is still validated. */
export async function importJudgments(
  orm: MikroORM,
  records: AsyncIterable<FileRecord>,
  { skipInvalid, onRecord = () => {} }: ImportOptions,
): Promise<ImportResult> {
  const result: ImportResult = {
    readCount: 0,
    importedCount: 0,
    duplicateCount: 0,
    invalidCount: 0,
    firstInvalid: [],
  }
  let batch: JudgmentInput[] = []

  async function store(em: EntityManager) {
    const stored =
      batch.length && (skipInvalid || result.invalidCount === 0) ? await insertJudgments(em, batch) : 0
    result.importedCount += stored
    result.duplicateCount += batch.length - stored
    batch = []
  }

  async function storeRecords(em: EntityManager) {
    for await (const fileRecord of records) {
      onRecord()
      result.readCount += 1
      const { input, reason } = validateRecord(fileRecord)
      if (input) batch.push(input)
      else if (result.invalidCount++ < maxReported)
        result.firstInvalid.push({ line: fileRecord.line, reason })
      if (batch.length === batchSize) await store(em)
    }
    await store(em)
  }

  await orm.em
    .fork()
    .transactional(async (em) => {
      await insertMany(em, Judgment, () => storeRecords(em))
      if (result.invalidCount > 0 && !skipInvalid) throw new ImportRolledBack()
      if (result.importedCount > 0) {
        const title = `${result.importedCount.toLocaleString('en-US')} judgments`
        recordAuditEvent(em, {
          actor: 'Import',
          action: 'imported',
          itemType: 'judgment',
          title,
        })
      }
    })
    .catch((error) => {
      if (!(error instanceof ImportRolledBack)) throw error
      Object.assign(result, { importedCount: 0, duplicateCount: 0 })
    })
  return result
}

function validateRecord(fileRecord: FileRecord): { input?: JudgmentInput; reason: string } {
  if ('error' in fileRecord) return { reason: fileRecord.error }
  if (typeof fileRecord.value !== 'object' || !fileRecord.value || Array.isArray(fileRecord.value))
    return { reason: 'This is not a record with fields' }
  const { data, error } = judgment.safeParse(removeNoneCaseNumber(fileRecord.value))
  if (data) return { input: data, reason: '' }
  const reasons = Object.entries(getFieldMessages(error)).map(([field, message]) =>
    [field, message].filter(Boolean),
  )
  return { reason: reasons.map((reason) => reason.join(': ')).join('; ') }
}

/** Exports made with Python write `None` for a missing case number. */
function removeNoneCaseNumber(value: object): object {
  return 'caseNumber' in value && value.caseNumber === 'None' ? { ...value, caseNumber: null } : value
}

/** Returns how many were new: the unique index skips duplicates. */
async function insertJudgments(em: EntityManager, judgments: JudgmentInput[]): Promise<number> {
  const now = new Date()
  const rows = judgments.map(
    ({ id: _, plainSummary = null, ...values }): Judgment => ({
      id: crypto.randomUUID(),
      createdAt: now,
      updatedAt: now,
      version: 1,
      plainSummary,
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
