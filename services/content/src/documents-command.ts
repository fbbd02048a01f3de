/**
 * `npm run documents`: prints the PDFs of fixed texts that have changed since, from the pages of the running website,
 * and says of each what became of it.
 */
import { closeDatabase, openDatabase } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { content } from './content.ts'
import {
  findPrinter,
  listOutdatedDocuments,
  type PrintPage,
  printDocument,
} from './printed-documents/print-documents.ts'
import { listPrintableDocuments } from './printed-documents/printable-documents.ts'

interface Output {
  write(text: string): void
}

const noChromium =
  'There is no Chromium here: install one, or set CHROMIUM_PATH. The page can also be printed to a PDF by any browser, uploaded under Pictures and files, and named in the version of the constitution.\n'

/** The exit code; `env` is that of the service. */
export async function documentsCommand(
  env: Record<string, string | undefined>,
  output: Output,
  print: PrintPage | undefined = findPrinter(env),
): Promise<number> {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set')
  if (!print) {
    output.write(noChromium)
    return 1
  }
  const orm = await openDatabase(content, env.DATABASE_URL, { pool: 1 })
  try {
    return await printOutdatedDocuments(() => orm.em.fork(), output, print)
  } finally {
    await closeDatabase(orm)
  }
}

async function printOutdatedDocuments(
  fork: () => EntityManager,
  output: Output,
  print: PrintPage,
): Promise<number> {
  const outdated = await listOutdatedDocuments(fork())
  let exitCode = 0
  for (const { file, hasGaps } of await listPrintableDocuments(fork())) {
    const document = outdated.find((each) => each.file === file)
    if (hasGaps) output.write(`${file}: not printed, its text has gaps to fill\n`)
    else if (!document) output.write(`${file}: up to date\n`)
    else {
      try {
        const isStored = await printDocument(fork, document, print)
        output.write(isStored ? `${file}: printed\n` : `${file}: changed meanwhile, print it once more\n`)
      } catch (error) {
        output.write(`${file}: not printed, ${(error as Error).message}\n`)
        exitCode = 1
      }
    }
  }
  return exitCode
}
