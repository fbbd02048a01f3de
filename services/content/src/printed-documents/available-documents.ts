/**
 * Which PDFs the website has just now. One of a text that has changed since is none: until it is printed anew there is
 * no link to it.
 */
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConstitutionVersion } from '../constitution/constitution-version.entity.ts'
import { demoOrganisation } from '../organisation/default-organisation.rules.ts'
import { Organisation } from '../organisation/organisation.entity.ts'
import { demoConstitution, listPrintableDocuments } from './printable-documents.ts'
import { PrintedDocument } from './printed-document.entity.ts'

const documentsPath = '/documents/'

/** A PDF that the website has: whether it comes with the product, or has been printed here. */
export type AvailableDocument = { origin: 'demonstration' } | { origin: 'printed'; sourceHash: string }

/** By the names of their files. */
export type AvailableDocuments = ReadonlyMap<string, AvailableDocument>

const listed = new WeakMap<EntityManager, Promise<AvailableDocuments>>()

/** Listed once for all that a request asks: a page of the constitution asks four times. */
export function listAvailableDocuments(em: EntityManager): Promise<AvailableDocuments> {
  const documents = listed.get(em) ?? readAvailableDocuments(em)
  listed.set(em, documents)
  return documents
}

async function readAvailableDocuments(em: EntityManager): Promise<AvailableDocuments> {
  const printed = await em.find(PrintedDocument, {})
  const available = new Map<string, AvailableDocument>()
  if (await hasDemoConstitution(em)) available.set(demoConstitution.file, { origin: 'demonstration' })
  // Earlier versions of the constitution keep what was printed of them.
  for (const { file, sourceHash } of printed) available.set(file, { origin: 'printed', sourceHash })
  for (const { file, sourceHash, isDemonstration } of await listPrintableDocuments(em)) {
    const isPrinted = printed.some((each) => each.file === file && each.sourceHash === sourceHash)
    if (isDemonstration) available.set(file, { origin: 'demonstration' })
    else if (!isPrinted) available.delete(file)
  }
  return available
}

/** Whether the demonstration's constitution is one of the organisation's versions, be it an earlier one. */
const hasDemoConstitution = async (em: EntityManager) =>
  (await em.count(Organisation, { name: demoOrganisation.name })) > 0 &&
  (await em.count(ConstitutionVersion, demoConstitution.version)) > 0

/** Where the PDF of a file is; null while there is none. */
export const findDocumentUrl = (available: AvailableDocuments, file: string): string | null =>
  available.has(file) ? documentsPath + file : null

/** An address that somebody has given: null when it is that of a PDF of ours that there is not. */
export function keepAvailable(available: AvailableDocuments, url: string | null | undefined): string | null {
  if (!url?.startsWith(documentsPath)) return url ?? null
  return findDocumentUrl(available, url.slice(documentsPath.length))
}
