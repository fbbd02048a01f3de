/** POST /export/:type and POST /import/:type: export and import of managed items. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { recordAuditEvent } from '../../audit/audit-event.entity.ts'
import type { Administrator } from '../../context/context.ts'
import { getLocalDay } from '../../dates/time-zone.rules.ts'
import { NotFound } from '../../errors/errors.ts'
import { sendProblem } from '../../problems/send-problem.ts'
import type { Permission } from '../../roles/roles.rules.ts'
import type { RouteContext } from '../../service/app.ts'
import { createStreamHandler } from '../../streams/stream-handler.ts'
import { formatCount } from '../../text/format-count.ts'
import { validate } from '../../validation/validate.ts'
import { getManagedList } from '../managed-lists.ts'
import type { PageInput } from '../page-types.ts'
import { listIds } from '../paginate.ts'
import { exportItems, formats, mediaTypes } from './export-items.ts'
import { importItems, previewImport } from './import-items.ts'
import { createImportReader, type ImportedFile } from './import-reader.ts'
import type { ImportReport } from './import-report.ts'
import { acceptsLines, sendProgressLines } from './progress-lines.ts'
import type { TransferableType } from './transferable-type.ts'
import { type FileLimit, withUploadedFile } from './uploaded-file.ts'

const exportQuerySchema = z.object({ format: z.enum(formats, `Name one of these: ${formats.join(', ')}`) })
const importQuerySchema = z.object({
  dryRun: z.enum(['true', 'false'], 'Say true or false'),
  fingerprint: z.string().nullish(),
})

/**
 * Adds both routes to the service, for these types and files up to this size, for roles with the permission. `readerUrl`
 * is the entry of the threads that read the files, by `readImport`.
 */
export function addTransferRoutes(
  context: RouteContext,
  types: readonly TransferableType[],
  limit: FileLimit,
  permission: Permission,
  readerUrl: URL,
): void {
  const { app, orm, settings, log, requireSignature, getAdministrator, setChangeId } = context

  const reader = createImportReader(readerUrl, log)

  type TransferHandler = (
    transfer: { managedType: TransferableType; actor: Administrator; query: URLSearchParams },
    request: Request,
    response: Response,
  ) => Promise<void>
  const createTransferHandler = (handleTransfer: TransferHandler, { isExport = false } = {}) =>
    createStreamHandler(log, 'a transfer failed', async (request, response) => {
      const managedType = types.find(({ typeName }) => typeName === request.params.type)
      const stepUp = Boolean(isExport && managedType?.holdsPersonalData)
      const actor = await getAdministrator(request, permission, { stepUp })
      if (!managedType) throw new NotFound('type', String(request.params.type))
      const query = new URL(request.originalUrl, 'http://service').searchParams
      await handleTransfer({ managedType, actor, query }, request, response)
    })

  // Recorded, so not a GET.
  app.post(
    '/export/:type',
    requireSignature,
    createTransferHandler(
      async ({ managedType, actor, query }, _request, response) => {
        const { format } = validate(exportQuerySchema, Object.fromEntries(query))
        const em = orm.em.fork()
        const ids = await listIds(
          em,
          managedType.Type,
          parsePageInput(query),
          getManagedList(managedType.Type),
        )
        // Recorded before the first byte is sent.
        recordAuditEvent(em, {
          actor,
          action: 'exported',
          itemType: managedType.itemType,
          title: formatCount(ids.length, managedType.itemType),
        })
        await em.flush()
        response
          .attachment(`${managedType.fileName}-${getLocalDay(settings.timeZone)}.${format}`)
          .set({ ...fileHeaders, 'content-type': mediaTypes[format] })
        // The client may disconnect in the middle.
        await pipeline(Readable.from(exportItems(em, managedType, ids, format)), response).catch((error) => {
          if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
        })
      },
      { isExport: true },
    ),
  )

  app.post(
    '/import/:type',
    requireSignature,
    createTransferHandler(async ({ managedType, actor, query }, request, response) => {
      const { dryRun, fingerprint = null } = validate(importQuerySchema, Object.fromEntries(query))
      const readFile = (work: (file: ImportedFile) => Promise<ImportReport>) =>
        withUploadedFile(request, { ...limit, owner: actor.id }, (bytes) =>
          reader.read({ type: managedType, bytes, actor }, work),
        )
      const preview = (onRows?: (rows: number) => void) =>
        readFile((file) => previewImport(orm, managedType, file, onRows))
      if (dryRun === 'true' && acceptsLines(request)) return sendProgressLines(response, log, preview)
      if (dryRun === 'true') return void response.set('cache-control', 'no-store').json(await preview())

      const report = await readFile((file) => importItems(orm, managedType, file, { actor, fingerprint }))
      await setChangeId(response)
      if (report.errorCount === 0) return void response.set('cache-control', 'no-store').json(report)
      sendProblem(response, 'invalid', {
        detail: 'Nothing was imported: some rows need another look.',
        report,
      })
    }),
  )
}

const fileHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** The page input as query parameters: search, sort, descending, and filter=column:value for each filter. */
function parsePageInput(query: URLSearchParams): PageInput {
  const filters = query.getAll('filter').map((filter) => {
    const [column = '', ...value] = filter.split(':')
    return { column, value: value.join(':') }
  })
  return {
    search: query.get('search'),
    sort: query.get('sort'),
    descending: query.get('descending') === 'true',
    filters,
  }
}
