/**
 * The fixed texts of which the website offers a PDF, each with a hash of all that its page says: what was printed of
 * another one is out of date. The demonstration's own are part of the product, and are not printed again.
 */
import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConstitutionVersion } from '../constitution/constitution-version.entity.ts'
import { demoPages } from '../first-pages/demo-pages.rules.ts'
import { demoOrganisation } from '../organisation/default-organisation.rules.ts'
import { Organisation, organisationId } from '../organisation/organisation.entity.ts'
import { fillPlaceholders, type Placeholder } from '../static-pages/placeholders.rules.ts'
import { StaticPage } from '../static-pages/static-page.entity.ts'
import { listPageGaps, staticPages } from '../static-pages/static-page.rules.ts'

type Em = Pick<EntityManager, 'find' | 'findOne'>

const printedSlugs = ['constitution', 'bylaws', 'code-of-conduct'] as const

type PrintedSlug = (typeof printedSlugs)[number]

const isPrinted = (slug: string): slug is PrintedSlug => printedSlugs.some((printed) => printed === slug)

export interface PrintableDocument {
  /** Like 'bylaws.pdf'. */
  file: string
  /** The path of its page. */
  page: string
  /** SHA-256 of what the page says, in hexadecimal. */
  sourceHash: string
  /** Whether the page says what the demonstration's does. */
  isDemonstration: boolean
  hasGaps: boolean
}

/** Like 'constitution-4.2.pdf'; whatever a number has that no name of a file should is a hyphen. */
export const getConstitutionFile = (versionNumber: string): string =>
  `constitution-${versionNumber.replaceAll(/[^\w.-]+/g, '-')}.pdf`

/** The file of a page; null when it is none of those. */
export function getPageFile({
  slug,
  versionNumber,
}: Pick<StaticPage, 'slug' | 'versionNumber'>): string | null {
  if (slug === 'constitution') return getConstitutionFile(versionNumber ?? '')
  return isPrinted(slug) ? `${slug}.pdf` : null
}

type Version = Pick<ConstitutionVersion, 'versionNumber' | 'effectiveDate'>

/** What a page says, as far as it depends on more than the product. */
interface Source {
  organisation: Partial<Organisation>
  page: Pick<StaticPage, 'title' | 'text'>
  version: Version | null
}

/** The documents in English, as their pages are now. */
export async function listPrintableDocuments(em: Em): Promise<PrintableDocument[]> {
  const organisation = await em.findOne(Organisation, { id: organisationId })
  const pages = await em.find(StaticPage, { slug: { $in: [...printedSlugs] }, language: 'en' })
  if (!organisation) return []
  const versionNumber = pages.find(({ slug }) => slug === 'constitution')?.versionNumber
  const textVersion = versionNumber ? await em.findOne(ConstitutionVersion, { versionNumber }) : null
  return pages.flatMap((page) => {
    const { slug } = page
    const file = getPageFile(page)
    if (file === null || !isPrinted(slug)) return []
    const version = slug === 'constitution' ? textVersion : null
    const sourceHash = hashSource({ organisation, page, version })
    return {
      file,
      page: staticPages[slug].path,
      sourceHash,
      isDemonstration: sourceHash === demoHashes[slug],
      hasGaps: listPageGaps(page).length > 0,
    }
  })
}

/** Everything that would look different in print. */
function hashSource({ organisation, page, version }: Source): string {
  const values = listOfficeValues(organisation)
  const says = [
    organisation.name,
    fillPlaceholders(page.title, values),
    fillPlaceholders(page.text?.trim() ?? '', values),
    version && [version.versionNumber, version.effectiveDate],
  ]
  return createHash('sha256').update(JSON.stringify(says)).digest('hex')
}

/** What the placeholders of a text depend on: not how it reads, but that it changes when what it reads like does. */
function listOfficeValues(organisation: Partial<Organisation>): Record<Placeholder, string> {
  const { name, serviceArea, phone, email, address, hours, holidays, emergencyNumber } = organisation
  const { firstAnswerHours, emergencyAnswerHours } = organisation
  return {
    organisationName: String(name),
    serviceArea: String(serviceArea),
    officePhone: String(phone),
    officeEmail: String(email),
    officeHours: JSON.stringify(hours?.map(({ from, until }) => [from, until])),
    officeAddress: JSON.stringify(address),
    officeStreet: String(address?.[0]),
    emergencyNumber: String(emergencyNumber),
    firstAnswerHours: String(firstAnswerHours),
    emergencyAnswerHours: String(emergencyAnswerHours),
    // It depends on nothing else.
    messageAnswerHours: String(firstAnswerHours),
    holidays: JSON.stringify(holidays),
  }
}

const demoVersion = { versionNumber: demoPages.constitution.versionNumber!, effectiveDate: '2023-05-13' }

/** The version of the constitution of which the product has the PDF. */
export const demoConstitution = {
  version: demoVersion,
  file: getConstitutionFile(demoVersion.versionNumber),
}

const demoHashes = Object.fromEntries(
  printedSlugs.map((slug) => [
    slug,
    hashSource({
      organisation: demoOrganisation as Partial<Organisation>,
      page: { title: demoPages[slug].title, text: demoPages[slug].text ?? null },
      version: slug === 'constitution' ? demoVersion : null,
    }),
  ]),
) as Record<PrintedSlug, string>
