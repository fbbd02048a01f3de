/** Prints the documents whose texts have changed since, one after the other, and stores them. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { printPage } from './print-page.ts'
import { listPrintableDocuments, type PrintableDocument } from './printable-documents.ts'
import { PrintedDocument } from './printed-document.entity.ts'

/** How a page is printed: by Chromium, and otherwise in tests. */
export type PrintPage = (page: string) => Promise<Buffer>

/** Prints with the Chromium of the environment; undefined where there is none. */
export function findPrinter({
  CHROMIUM_PATH: chromium,
  SITE_URL: siteUrl,
}: Record<string, string | undefined>): PrintPage | undefined {
  return chromium && siteUrl ? (page) => printPage({ chromium, siteUrl, page }) : undefined
}

/** The documents that are to be printed. Those with gaps wait until somebody has filled them. */
export async function listOutdatedDocuments(em: EntityManager): Promise<PrintableDocument[]> {
  const documents = await listPrintableDocuments(em)
  const printed = await em.find(PrintedDocument, { file: { $in: documents.map(({ file }) => file) } })
  const isPrinted = ({ file, sourceHash }: PrintableDocument) =>
    printed.some((each) => each.file === file && each.sourceHash === sourceHash)
  return documents.filter(
    (document) => !document.isDemonstration && !document.hasGaps && !isPrinted(document),
  )
}

/**
 * Prints one document and stores it; false when its text changed meanwhile, so that nobody knows which of the two was
 * printed.
 */
export async function printDocument(
  fork: () => EntityManager,
  { file, page, sourceHash }: PrintableDocument,
  print: PrintPage,
): Promise<boolean> {
  const bytes = await print(page)
  const documents = await listPrintableDocuments(fork())
  if (!documents.some((document) => document.file === file && document.sourceHash === sourceHash))
    return false
  await fork().upsert(PrintedDocument, { file, sourceHash, printedAt: new Date(), bytes })
  return true
}
