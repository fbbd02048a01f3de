/** The words of `import judgments <file> [--skip-bad]`: what is asked, what is told, and how it ends. */
import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import { alone, contentsOf, migrate, openDatabase } from '@access/service-kit'
import { content } from '../content.ts'
import { Judgment } from '../judgments/judgment.ts'
import { type Imported, importJudgments } from './importJudgments.ts'
import { type Output, progressOn } from './progress.ts'

/** What can be imported, by the word for it. */
const imports = { judgments: importJudgments }

interface Asked {
  importing: typeof importJudgments
  file: string
  size: number
  skipBad: boolean
  url: string
}

/** Runs the command on the database at `url`, telling `output`; the answer is its exit code. */
export async function importCommand(
  words: string[],
  url: string | undefined,
  output: Output,
): Promise<number> {
  const asked = understood(words, url)
  if (typeof asked === 'string') {
    output.write(`${asked}\n`)
    return 1
  }
  try {
    const began = performance.now()
    const result = await run(asked, output)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    for (const line of report(result, asked)) output.write(`${line}\n`)
    output.write(`${seconds} s\n`)
    return result.bad > 0 && !asked.skipBad ? 1 : 0
  } catch (error) {
    // The message of a database error holds values; its code says enough.
    const { code, message } = error as { code?: string; message?: string }
    output.write(`Nothing was imported: ${code ?? message}\n`)
    return 1
  }
}

/** What is asked for, or one sentence that says what is wrong with it. */
function understood(words: string[], url: string | undefined): Asked | string {
  const [what = '', file = '', ...more] = words.filter((word) => word !== '--skip-bad')
  const names = Object.keys(imports)
  if (!names.includes(what) || !file || more.length > 0)
    return `Usage: import ${names.join('|')} <file.jsonl|file.csv> [--skip-bad]`
  if (!url) return 'DATABASE_URL does not say where the database is.'
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) return `There is no file ${file}.`
  const importing = imports[what as keyof typeof imports]
  return { importing, file, size: found.size, skipBad: words.includes('--skip-bad'), url }
}

async function run({ importing, file, size, skipBad, url }: Asked, output: Output): Promise<Imported> {
  const orm = await openDatabase(content, url, { pool: 2 })
  const progress = progressOn(output, basename(file))
  try {
    await alone(url, () => migrate(orm))
    const bytes = createReadStream(file)
    const { records } = await contentsOf(bytes, Judgment)
    const onRecord = () => progress.at(bytes.bytesRead, size)
    return await importing(orm, records, { skipBad, onRecord })
  } finally {
    progress.end()
    await orm.close()
  }
}

function* report(
  { read, imported, known, bad, firstBad }: Imported,
  { file, skipBad }: Asked,
): Generator<string> {
  const [all, added, there, refused] = [read, imported, known, bad].map((count) =>
    count.toLocaleString('en-US'),
  )
  for (const { line, reason } of firstBad) yield `line ${line}: ${reason}`
  if (bad > firstBad.length) yield `and ${(bad - firstBad.length).toLocaleString('en-US')} more bad lines`
  yield bad > 0 && !skipBad
    ? `${basename(file)}: nothing was imported, for ${refused} of ${all} are bad; --skip-bad leaves them out.`
    : `${basename(file)}: ${all} read, ${added} imported, ${there} there already, ${refused} bad.`
}
