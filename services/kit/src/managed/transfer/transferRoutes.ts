/** GET /export/:type and POST /import/:type: the items of managed types as files, for administrators. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { record } from '../../audit.ts'
import { check } from '../../check.ts'
import { NotFound } from '../../errors.ts'
import type { Inside } from '../../service/app.ts'
import { answering } from '../../streams/answering.ts'
import { sendProblem } from '../../streams/problems.ts'
import { dayIn } from '../../timeZone.ts'
import { administrationOf } from '../known.ts'
import type { PageInput } from '../page.ts'
import { idsOf } from '../paging.ts'
import { fileOf, formats, mediaTypes } from './exporting.ts'
import { importAll, tryOut } from './importing.ts'
import { contentsOf } from './reading/contents.ts'
import { type Most, withFile } from './receiving.ts'
import { counted, type Transferred } from './transferred.ts'

const exporting = z.object({ format: z.enum(formats, `Name one of these: ${formats.join(', ')}`) })
const importing = z.object({
  dryRun: z.enum(['true', 'false'], 'Say true or false'),
  comparedWith: z.string().nullish(),
})

/** Adds both to the service, for these types and files up to this size. */
export function transferRoutes(inside: Inside, types: readonly Transferred[], most: Most): void {
  const { app, orm, settings, log, signedStreamsOnly, administratorOf } = inside

  type Work = (
    asked: { about: Transferred; who: string; query: URLSearchParams },
    request: Request,
    answer: Response,
  ) => Promise<void>
  const answered = (work: Work) =>
    answering(log, 'a transfer failed', async (request, answer) => {
      const { name: who } = await administratorOf(request)
      const about = types.find(({ type }) => type === request.params.type)
      if (!about) throw new NotFound('type', String(request.params.type))
      const query = new URL(request.originalUrl, 'http://service').searchParams
      await work({ about, who, query }, request, answer)
    })

  app.get(
    '/export/:type',
    signedStreamsOnly,
    answered(async ({ about, who, query }, _request, answer) => {
      const { format } = check(exporting, Object.fromEntries(query))
      const em = orm.em.fork() as EntityManager
      const ids = await idsOf(em, about.Type, questionIn(query), administrationOf(about.Type))
      // Before the first byte leaves.
      record(em, { who, action: 'exported', noun: about.noun, title: counted(ids.length, about) })
      await em.flush()
      answer
        .attachment(`${about.file}-${dayIn(settings.timeZone)}.${format}`)
        .set({ ...asFile, 'content-type': mediaTypes[format] })
      // Whoever goes away in the middle has gone away.
      await pipeline(Readable.from(fileOf(em, about, ids, format)), answer).catch((error) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
      })
    }),
  )

  app.post(
    '/import/:type',
    signedStreamsOnly,
    answered(async ({ about, who, query }, request, answer) => {
      const { dryRun, comparedWith = null } = check(importing, Object.fromEntries(query))
      const report = await withFile(request, most, async (file) => {
        const contents = await contentsOf(Readable.from(file), about.Type)
        return dryRun === 'true'
          ? tryOut(orm, about, contents)
          : importAll(orm, about, contents, { who, comparedWith })
      })
      if (dryRun === 'true' || report.errorCount === 0)
        return void answer.set('cache-control', 'no-store').json(report)
      sendProblem(answer, 'invalid', { detail: 'Nothing was imported: some rows need another look.', report })
    }),
  )
}

const asFile = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** The question of `pageOf…` as an address asks it: search, sort, descending, and filter=column:value for each filter. */
function questionIn(query: URLSearchParams): PageInput {
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
