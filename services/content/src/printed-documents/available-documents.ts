/**
 * Which PDFs the website has just now. One of a text that has changed since is none: until it is printed anew there is
 * no link to it.
 */
import { queryRows } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { demoOrganisation } from '../organisation/default-organisation.rules.ts'
import { organisationId } from '../organisation/organisation.entity.ts'
import {
  demoConstitution,
  listPrintableDocuments,
  type PrintableDocument,
  printedSlugs,
} from './printable-documents.ts'

const documentsPath = '/documents/'

/** A PDF that the website has: whether it comes with the product, or has been printed here. */
export type AvailableDocument = { origin: 'demonstration' } | { origin: 'printed'; sourceHash: string }

/** What decides which there are; of the texts, when they were changed. */
interface State {
  organisation: { name: string; changed: string } | null
  pages: { id: string; changed: string }[]
  versions: { versionNumber: string; effectiveDate: string }[]
  printed: { file: string; sourceHash: string }[]
}

// In one question, and without the texts: it is asked several times with each page of the constitution.
const stateQuery = `select
  (select json_build_object('name', name, 'changed', concat_ws(' ', version, updated_at))
    from organisation where id = $1) as organisation,
  (select coalesce(json_agg(json_build_object('id', id, 'changed', concat_ws(' ', version, updated_at)) order by id), '[]')
    from static_page where slug = any($2) and language = 'en') as pages,
  (select coalesce(json_agg(json_build_object('versionNumber', version_number, 'effectiveDate', effective_date)
      order by id), '[]') from constitution_version) as versions,
  (select coalesce(json_agg(json_build_object('file', file, 'sourceHash', source_hash)), '[]')
    from printed_document) as printed`

/** By the names of their files. */
export async function listAvailableDocuments(em: EntityManager): Promise<Map<string, AvailableDocument>> {
  const [state] = await queryRows<State>(em, stateQuery, [organisationId, [...printedSlugs]])
  const { organisation, versions, printed } = state!
  const available = new Map<string, AvailableDocument>()
  if (organisation?.name === demoOrganisation.name && versions.some(isDemoVersion))
    available.set(demoConstitution.file, { origin: 'demonstration' })
  // Earlier versions of the constitution keep what was printed of them.
  for (const { file, sourceHash } of printed) available.set(file, { origin: 'printed', sourceHash })
  for (const { file, sourceHash, isDemonstration } of await recallPrintableDocuments(em, state!)) {
    const isPrinted = printed.some((each) => each.file === file && each.sourceHash === sourceHash)
    if (isDemonstration) available.set(file, { origin: 'demonstration' })
    else if (!isPrinted) available.delete(file)
  }
  return available
}

/** Whether the demonstration's constitution is one of the organisation's versions, be it an earlier one. */
const isDemoVersion = ({ versionNumber, effectiveDate }: State['versions'][number]) =>
  versionNumber === demoConstitution.version.versionNumber &&
  effectiveDate === demoConstitution.version.effectiveDate

// To read the texts and hash them costs more than all else of a page.
const recalled = new Map<string, PrintableDocument[]>()
const maxRecalled = 16

async function recallPrintableDocuments(
  em: EntityManager,
  { organisation, pages, versions }: State,
): Promise<PrintableDocument[]> {
  const key = JSON.stringify([organisation, pages, versions])
  const known = recalled.get(key)
  if (known) return known
  const documents = await listPrintableDocuments(em)
  if (recalled.size >= maxRecalled) recalled.clear()
  recalled.set(key, documents)
  return documents
}

/** Where the PDF of a file is; null while there is none. */
export const findDocumentUrl = (available: Map<string, AvailableDocument>, file: string): string | null =>
  available.has(file) ? documentsPath + file : null

/** An address that somebody has given: null when it is that of a PDF of ours that there is not. */
export function keepAvailable(
  available: Map<string, AvailableDocument>,
  url: string | null | undefined,
): string | null {
  if (!url?.startsWith(documentsPath)) return url ?? null
  return findDocumentUrl(available, url.slice(documentsPath.length))
}
