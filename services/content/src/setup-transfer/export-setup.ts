/** Exports the settings, the logo and the texts of the fixed pages as one file. */
import { type Context, getInputValues } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getWidths, parseSize } from '../files/file.rules.ts'
import { readVersion } from '../files/file-versions.ts'
import { StoredFile } from '../files/stored-file.entity.ts'
import { getOrganisation, Organisation } from '../organisation/organisation.entity.ts'
import { publicStaticPages, type StaticPage } from '../static-pages/static-page.entity.ts'
import { maxLogoBytes, type SetupFile, setupFileFormat } from './setup-file.rules.ts'

const filesPath = '/api/files/'

/** The file; whom the staff's emails go to is in it only when that is asked for. */
export async function exportSetup(
  { em, settings }: Pick<Context, 'em' | 'settings'>,
  { includesStaffEmails }: { includesStaffEmails: boolean },
): Promise<SetupFile> {
  const organisation = await getOrganisation(em, settings)
  const { logo, staffEmails, ...values } = getInputValues(organisation, Organisation)
  const logoUrl = logo as string | null
  return {
    ...setupFileFormat,
    settings: {
      ...values,
      // A picture that is stored here comes along; its address says nothing elsewhere.
      logo: logoUrl?.startsWith(filesPath) ? null : logoUrl,
      ...(includesStaffEmails && { staffEmails }),
    },
    logo: await readLogo(em, logoUrl),
    texts: (await publicStaticPages.list(em)).map(formatPage),
  }
}

/** The content of a structured page is JSON within JSON: it is written as what it says, so that people can read it. */
function formatPage(page: StaticPage): SetupFile['texts'][number] {
  const { slug, language, title, text, content, versionNumber } = page
  return { slug, language, title, text, content: content && JSON.parse(content), versionNumber }
}

/** The widest version of the logo that a file takes; null where there is none, or where it is on another site. */
export async function readLogo(em: EntityManager, url: string | null): Promise<SetupFile['logo']> {
  const [, id] = /^\/api\/files\/([\da-f-]{36})\//.exec(url ?? '') ?? []
  const file = id && (await em.findOne(StoredFile, { id, kind: 'picture' }))
  const size = file && parseSize(file.url)
  if (!size) return null
  for (const width of getWidths(size).toReversed()) {
    const bytes = await readVersion(em, file.id, width)
    if (bytes && bytes.length <= maxLogoBytes) return { name: file.name, base64: bytes.toString('base64') }
  }
  return null
}
