/**
 * Keeps the PDFs of fixed texts up to date where Chromium is there: within a minute of a save. What cannot be printed is
 * logged, and tried again later; the pages have nothing to do with it.
 */
import { type BackgroundContext, describeError, startPolling } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findPrinter, listOutdatedDocuments, type PrintPage, printDocument } from './print-documents.ts'
import type { PrintableDocument } from './printable-documents.ts'

/** In milliseconds. */
const pollInterval = 10_000
const retryInterval = 10 * 60_000

type PrinterContext = Pick<BackgroundContext, 'log'> & { fork(): EntityManager }

/** Starts the work; returns a function that stops it after the document at hand. */
export function startDocumentPrinter({ orm, log, settings }: BackgroundContext): () => Promise<void> {
  const print = findPrinter(settings.env)
  if (!print) return async () => {}
  // The website itself starts after us: what the first look finds is printed by the second.
  return startPolling(createPrintRun({ fork: () => orm.em.fork(), log }, print), {
    interval: pollInterval,
    log,
    failure: 'documents to be printed could not be listed',
  })
}

/** One look after the other: prints the documents whose texts have changed and then stayed as they are until the next look. */
export function createPrintRun({ fork, log }: PrinterContext, print: PrintPage, now = () => Date.now()) {
  const failures = new Map<string, number>()
  let seenBefore = new Set<string>()

  return async (isRunning = () => true): Promise<void> => {
    const documents = await listOutdatedDocuments(fork())
    // Every shell has heard of the change by then, and who saves twice in a row is printed once.
    const due = documents.filter((document) => seenBefore.has(getKey(document)))
    seenBefore = new Set(documents.map(getKey))
    for (const document of due) {
      if (!isRunning()) return
      if (now() < (failures.get(getKey(document)) ?? 0) + retryInterval) continue
      await printOne(document)
    }
  }

  async function printOne(document: PrintableDocument) {
    try {
      if (await printDocument(fork, document, print)) log.info({ file: document.file }, 'document printed')
    } catch (error) {
      failures.set(getKey(document), now())
      log.error({ ...describeError(error), file: document.file }, 'a document could not be printed')
    }
  }
}

const getKey = ({ file, sourceHash }: PrintableDocument) => `${file} ${sourceHash}`
