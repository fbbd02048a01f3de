/** Checks the records of a file by the rules, as far as that needs no stored item, and divides them into parts. */
import type { z } from 'zod'
import type { FieldMessages } from '../../errors/errors.ts'
import { getFieldMessages } from '../../validation/field-messages.ts'
import type { FileRecord } from './file-format/file-contents.ts'

type Values = Record<string, unknown>

/** A record with its row, or what is wrong with it. */
export type CheckedRecord = { row: number } & (
  | { error: string; field?: string }
  /** It names an item, with which it is compared. */
  | { value: Values }
  /** It is a new item, with the values that the rules let through. */
  | { newValues: Values }
  /** It is a new item, and the rules refuse it. */
  | { messages: FieldMessages }
)

/** A part has as many records as are compared with stored items at once, or as many characters as are handled in a moment. */
const maxPartRecords = 200
const maxPartLength = 250_000

export async function* checkRecords(
  records: AsyncIterable<FileRecord>,
  rules: z.ZodType<Values>,
): AsyncGenerator<CheckedRecord[], void> {
  let part: CheckedRecord[] = []
  let length = 0
  for await (const record of records) {
    const checked = checkRecord(record, rules)
    part.push(checked)
    length += JSON.stringify(checked).length
    if (part.length < maxPartRecords && length < maxPartLength) continue
    yield part
    part = []
    length = 0
  }
  if (part.length > 0) yield part
}

function checkRecord(record: FileRecord, rules: z.ZodType<Values>): CheckedRecord {
  const { row } = record
  if ('error' in record) return { row, error: record.error, ...(record.field && { field: record.field }) }
  if (!isRecord(record.value)) return { row, error: 'This is not a record with fields' }
  const { id, ...values } = record.value
  if (!isEmpty(id)) return { row, value: record.value }
  const { data, error } = rules.safeParse(values)
  return error ? { row, messages: getFieldMessages(error) } : { row, newValues: data }
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (id: unknown) =>
  id === undefined || id === null || (typeof id === 'string' && id.trim() === '')

/** Whether the record is a new item. */
export const isNewRecord = (record: CheckedRecord) => 'newValues' in record || 'messages' in record
