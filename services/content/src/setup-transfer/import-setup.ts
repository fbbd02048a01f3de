/** Imports such a file: first what it would change, by the rules of the settings and of each page; then all or nothing. */
import { isDeepStrictEqual } from 'node:util'
import {
  type Context,
  type FieldMessages,
  fillItem,
  getFieldMessages,
  getInputValues,
  Invalid,
  type ManagedItem,
  RejectedFileError,
  recordAuditEvent,
  requireAdministrator,
} from '@access/service-kit'
import type { z } from 'zod'
import { detectFileKind } from '../files/detect-file-kind.ts'
import { sanitizeFileName } from '../files/file-names.ts'
import { preparePicture, RejectedMediaError } from '../files/prepare-picture.ts'
import type { UploadedFile } from '../files/read-uploaded-file.ts'
import { findFile, findOrStoreFile } from '../files/store-file.ts'
import {
  ensureOrganisation,
  getOrganisation,
  Organisation,
  organisationId,
  organisationItemType,
} from '../organisation/organisation.entity.ts'
import { organisationStore } from '../organisation/organisation.resolver.ts'
import { organisation as organisationRules } from '../organisation/organisation.rules.ts'
import { publicStaticPages, StaticPage } from '../static-pages/static-page.entity.ts'
import { createStaticPageStore } from '../static-pages/static-page.resolver.ts'
import { createStaticPageRules } from '../static-pages/static-page.rules.ts'
import { readLogo } from './export-setup.ts'
import { parseSetupFile, type SetupFile, setupFileMessages } from './setup-file.rules.ts'

type Values = Record<string, unknown>

interface ImportOptions {
  /** Whether the staff's email addresses are replaced too. */
  includesStaffEmails: boolean
}

/** A change that the file makes, and how. */
interface PlannedChange {
  part: 'settings' | 'text'
  name: string
  fields: string[]
  save(context: Context): Promise<ManagedItem>
}

/** What the file would change; `Invalid` where it breaks a rule. Nothing is stored. */
export async function planSetupImport(
  context: Context,
  fileText: string,
  options: ImportOptions,
): Promise<PlannedChange[]> {
  const file = parseFile(fileText)
  const errors: FieldMessages = {}
  const changes = [
    await planSettings(context, { file, options, errors }),
    ...(await planTexts(context, { file, errors })),
  ]
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
  return changes.filter(({ fields }) => fields.length > 0)
}

/** Saves all of them, in one transaction: each with its version and its line in the audit, as if saved by hand. */
export async function saveSetupImport(context: Context, changes: readonly PlannedChange[]): Promise<void> {
  const items = await context.em.transactional(async (em) => {
    const items: ManagedItem[] = []
    for (const { save } of changes) items.push(await save({ ...context, em: em as Context['em'] }))
    recordAuditEvent(em, {
      actor: requireAdministrator(context),
      ...{ action: 'imported', itemType: organisationItemType, itemId: organisationId, title: 'Setup' },
    })
    return items
  })
  for (const item of items) await context.afterSave?.(item, context)
}

function parseFile(fileText: string): SetupFile {
  const result = parseSetupFile(fileText)
  if (typeof result === 'string') throw new Invalid({ file: result })
  return result
}

interface Plan {
  file: SetupFile
  errors: FieldMessages
}

async function planSettings(
  context: Context,
  { file, errors, options: { includesStaffEmails } }: Plan & { options: ImportOptions },
): Promise<PlannedChange> {
  const stored = await getOrganisation(context.em, context.settings)
  const storedValues = getInputValues(stored, Organisation)
  const { staffEmails, ...settings } = file.settings
  const logo = await planLogo(context, { file, errors }, stored)
  const values = parseValues(organisationRules, errors, 'settings', {
    ...storedValues,
    ...settings,
    ...(includesStaffEmails && staffEmails !== undefined && { staffEmails }),
    ...(logo && { logo: logo.url }),
  })
  const changedFields = values ? listChangedFields(storedValues, fillItem(new Organisation(), values)) : []
  return {
    part: 'settings',
    name: String(values?.name ?? stored.name),
    fields: logo?.save ? [...new Set([...changedFields, 'logo'])] : changedFields,
    async save(context) {
      await ensureOrganisation(context.em, context.settings)
      const url = await logo?.save?.(context)
      return organisationStore.update(context, organisationId, { ...values, ...(url && { logo: url }) })
    },
  }
}

interface PlannedLogo {
  url: string | null
  /** For one that is not there yet: stores it, and resolves to its URL. */
  save?(context: Context): Promise<string>
}

/** Null where the file brings no picture. */
async function planLogo(
  { em }: Context,
  { file, errors }: Plan,
  { logo: url }: Organisation,
): Promise<PlannedLogo | null> {
  if (!file.logo) return null
  const storedLogo = await readLogo(em, url)
  // Prepared for pages already: stored anew it would be a copy of a copy.
  if (storedLogo?.base64 === file.logo.base64) return { url }
  try {
    const upload = await readImportedLogo(file.logo)
    const existing = await findFile(em, upload.bytes)
    if (existing) return { url: existing.url }
    const save = async (context: Context) =>
      (await findOrStoreFile(context.em, upload, requireAdministrator(context))).url
    return { url: null, save }
  } catch (error) {
    if (!(error instanceof RejectedFileError)) throw error
    errors.logo = error.message
    return null
  }
}

async function planTexts({ em }: Context, { file, errors }: Plan): Promise<PlannedChange[]> {
  const pages = await publicStaticPages.list(em)
  return file.texts.flatMap(({ slug, language, content, ...texts }) => {
    const stored = pages.find((page) => page.slug === slug && page.language === language)
    if (!stored) {
      errors[`texts.${slug}`] = setupFileMessages.unknownPage
      return []
    }
    const values = parseValues(createStaticPageRules(stored.slug, language), errors, `texts.${slug}`, {
      ...texts,
      content: content && JSON.stringify(content),
    })
    if (!values) return []
    const { id } = stored
    return {
      part: 'text' as const,
      name: String(values.title),
      fields: listChangedFields(getInputValues(stored, StaticPage), fillItem(new StaticPage(), values)),
      save: (context: Context) => createStaticPageStore(stored).update(context, id, values),
    }
  })
}

/** What the rules let through, or null, with the errors under this path. */
function parseValues(rules: z.ZodType, errors: FieldMessages, path: string, input: Values): Values | null {
  const result = rules.safeParse(input)
  if (result.success) return result.data as Values
  for (const [field, message] of Object.entries(getFieldMessages(result.error)))
    errors[`${path}.${field}`] = message
  return null
}

/** The columns of JSON come back with their keys in another order. */
function listChangedFields(storedValues: Values, item: ManagedItem): string[] {
  const values = getInputValues(item)
  return Object.keys(values).filter((name) => !isDeepStrictEqual(values[name], storedValues[name]))
}

/** Rejects with `RejectedMediaError` what is no picture that pages can show. */
async function readImportedLogo({
  name: givenName,
  base64,
}: NonNullable<SetupFile['logo']>): Promise<UploadedFile> {
  const bytes = Buffer.from(base64, 'base64')
  const name = sanitizeFileName(givenName)
  const description = { name, size: bytes.length }
  const detected = detectFileKind(bytes)
  if ('reason' in detected) throw new RejectedMediaError(detected.reason, description)
  if (detected.kind !== 'picture') throw new RejectedMediaError('notAPicture', description)
  await preparePicture(bytes, name)
  return { name, kind: 'picture', bytes }
}
