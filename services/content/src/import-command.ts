/** The command `import judgments <file> [--skip-bad]`: its arguments, its output and its exit code. */
import { createReadStream, type ReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import {
  closeDatabase,
  getInputColumns,
  openDatabase,
  readFileContents,
  runMigrations,
  withMigrationLock,
} from '@access/service-kit'
import { content } from './content.ts'
import { type ImportResult, importJudgments } from './import/import-judgments.ts'
import { createProgress, type Output } from './import/progress.ts'
import { Judgment } from './judgments/judgment.entity.ts'

interface ImportArguments {
  file: string
  size: number
  skipInvalid: boolean
  url: string
}

/** Runs the command on the database at `url`, writing to `output`; resolves to the exit code. */
export async function importCommand(
  args: string[],
  url: string | undefined,
  output: Output,
): Promise<number> {
  const parsedArguments = parseArguments(args, url)
  if (typeof parsedArguments === 'string') {
    output.write(`${parsedArguments}\n`)
    return 1
  }
  try {
    const startedAt = performance.now()
    const result = await runImport(parsedArguments, output)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    for (const line of formatReport(result, parsedArguments)) output.write(`${line}\n`)
    output.write(`${seconds} s\n`)
    return result.invalidCount > 0 && !parsedArguments.skipInvalid ? 1 : 0
  } catch (error) {
    // The message of a database error contains values, so only its code is shown.
    const { code, message } = error as { code?: string; message?: string }
    output.write(`Nothing was imported: ${code ?? message}\n`)
    return 1
  }
}

/** The parsed arguments, or an error message. */
function parseArguments(args: string[], url: string | undefined): ImportArguments | string {
  const [typeName, file, ...extraArguments] = args.filter((argument) => argument !== '--skip-bad')
  if (typeName !== 'judgments' || !file || extraArguments.length > 0)
    return 'Usage: import judgments <file.jsonl|file.csv> [--skip-bad]'
  if (!url) return 'DATABASE_URL is not set.'
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return `There is no file ${file}.`
  return { file, size: stats.size, skipInvalid: args.includes('--skip-bad'), url }
}

async function runImport(
  { file, size, skipInvalid, url }: ImportArguments,
  output: Output,
): Promise<ImportResult> {
  const orm = await openDatabase(content, url, { pool: 2 })
  const progress = createProgress(output, basename(file))
  try {
    await withMigrationLock(url, () => runMigrations(orm))
    const streams: ReadStream[] = []
    function openFile() {
      const stream = createReadStream(file)
      streams.push(stream)
      return stream
    }
    const { note, records } = await readFileContents(openFile, getInputColumns(Judgment))
    if (note) output.write(`${note}\n`)
    // Whatever was read ahead, the records come from the first.
    const onRecord = () => progress.update(streams[0]!.bytesRead, size)
    return await importJudgments(orm, records, { skipInvalid, onRecord })
  } finally {
    progress.end()
    await closeDatabase(orm)
  }
}

function* formatReport(
  { firstInvalid, ...counts }: ImportResult,
  { file, skipInvalid }: ImportArguments,
): Generator<string> {
  const { readCount, importedCount, duplicateCount, invalidCount } = counts
  const [read, imported, duplicates, invalid] = [readCount, importedCount, duplicateCount, invalidCount].map(
    (count) => count.toLocaleString('en-US'),
  )
  for (const { line, reason } of firstInvalid) yield `line ${line}: ${reason}`
  if (invalidCount > firstInvalid.length)
    yield `and ${(invalidCount - firstInvalid.length).toLocaleString('en-US')} more bad lines`
  yield invalidCount > 0 && !skipInvalid
    ? `${basename(file)}: nothing was imported, for ${invalid} of ${read} are bad; --skip-bad leaves them out.`
    : `${basename(file)}: ${read} read, ${imported} imported, ${duplicates} there already, ${invalid} bad.`
}
