/** Has the file of an import read in a thread: rows in their millions would keep the service from answering. */
import { type Actor, describeActor } from '../../audit/actor.ts'
import { getInputColumns } from '../../columns/input-type.ts'
import { describeError, type Log } from '../../context/log.ts'
import { Invalid } from '../../errors/errors.ts'
import { createWorkerPool, WorkerEndedError } from '../../workers/worker-pool.ts'
import type { CheckedRecord } from './check-records.ts'
import type { ImportPart, ImportQuestion } from './read-import.ts'
import type { TransferableType } from './transferable-type.ts'

/** A file that is being imported. */
export interface ImportedFile {
  /** As it is in the file; null for JSON, where each record names its fields. */
  header: readonly string[] | null
  /** What the person importing it should know about how it is read; null for nothing. */
  note: string | null
  /** Rejects with `Invalid` once the rest cannot be read. */
  parts: AsyncIterable<CheckedRecord[]>
}

export interface ImportReader {
  /** Does the work with what a thread reads; rejects with `Invalid` where the file is not one. */
  read<T>(
    file: { type: TransferableType; bytes: readonly Uint8Array[]; actor: Actor },
    work: (file: ImportedFile) => Promise<T>,
  ): Promise<T>
}

const tooComplexMessage = 'This file takes too long to read. Import it in several parts.'

/** `url` is the entry of a thread that answers with `readImport`. */
export function createImportReader(url: URL, log: Log): ImportReader {
  const pool = createWorkerPool<ImportQuestion>({
    url,
    max: { inAll: 2, ofOwner: 1 },
    // 50 MB of short rows take a tenth of it.
    timeoutMs: 120_000,
    heapMb: 512,
  })

  return {
    async read({ type: { Type, typeName }, bytes, actor }, work) {
      const columns = getInputColumns(Type).map(({ name, kind }) => ({ name, kind }))
      const owner = describeActor(actor).actorId ?? ''
      const parts = pool.readParts<ImportPart>({ question: { typeName, columns }, bytes, owner })
      try {
        const { value } = await parts.next()
        if (!value) throw new WorkerEndedError('it has made nothing of the file')
        const { header, note } = assertReadable(value)
        return await work({ header, note, parts: readRecords(parts) })
      } catch (error) {
        if (!(error instanceof WorkerEndedError)) throw error
        log.warn(describeError(error), 'the file of an import could not be read')
        throw createFileError(tooComplexMessage)
      } finally {
        await parts.return()
      }
    },
  }
}

async function* readRecords(parts: AsyncIterable<ImportPart>): AsyncGenerator<CheckedRecord[]> {
  for await (const part of parts) yield assertReadable(part).records
}

function assertReadable(part: ImportPart): Exclude<ImportPart, { unreadable: string }> {
  if ('unreadable' in part) throw createFileError(part.unreadable)
  return part
}

const createFileError = (message: string) => new Invalid({ file: message }, message)
