import { expect, test } from 'vitest'
import { Document, DocumentBytes } from '../../intake/attachments/document.entity.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getExpiredFilter, retainedUntil } from '../../intake/legal-aid-requests/retention.ts'
import { performAsApplicant, storeDocument, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'

const dayMs = 86_400_000
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** A request that came to stand there on a day, and what its page says. */
async function startWithStatus(status: LegalAidRequest['status'], since: string) {
  const inbox = await startRequestsService()
  const { id, reference, passphrase } = await submitRequest(inbox)
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { status, statusChangedAt: atNoon(since) })
  return { inbox, open: () => performAsApplicant(inbox, 'open', { reference, passphrase }) }
}

test.each([
  ['declined', '2026-01-31', '2027-01-31'],
  ['referred', '2026-03-01', '2027-03-01'],
  ['withdrawn', '2026-03-01', '2027-03-01'],
  ['closed', '2026-03-01', '2033-03-01'],
] as const)('what is %s is kept for its time, and not longer', (status, since, last) => {
  expect(retainedUntil({ status, statusChangedAt: atNoon(since) })).toEqual(atNoon(last))
  const expired = getExpiredFilter(atNoon(last)).find((filter) => filter.status === status)!
  expect(expired.statusChangedAt.$lte).toEqual(atNoon(since))
})

test('a request is kept until the day that its page names, and then erased', async () => {
  const { inbox, open } = await startWithStatus('closed', '2026-03-01')
  const last = atNoon('2033-03-01')
  await runDueJobs(inbox, new Date(last.getTime() - dayMs))
  const retained = { status: 'closed', retainedUntil: last.toISOString(), erasedAt: null }
  expect(await open()).toMatchObject(retained)

  await runDueJobs(inbox, last)
  expect(await open()).toMatchObject({ status: 'erased', erasedAt: expect.any(String), messages: [] })
  const [row] = await inbox.em().find(LegalAidRequest, {})
  expect(row).toMatchObject({ encrypted: '', dataKey: '', applicantBlindIndex: null })
})

test('an open request is retained, however old', async () => {
  const { inbox, open } = await startWithStatus('matched', '2010-01-01')
  await runDueJobs(inbox, atNoon('2026-11-21'))
  expect(await open()).toMatchObject({ status: 'matched', retainedUntil: null })
})

const longAgo = new Date('2010-01-01T12:00:00Z')

test('a request whose documents cannot be deleted is kept whole, does not stop the next, and goes once they can', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const send = async (name: string) => {
    const document = await storeDocument(inbox)
    return { document, ...(await submitRequest(inbox, { name, documents: [document] })) }
  }
  const [failing, next] = [await send('Ana Diaz'), await send('Bo Lind')]
  await inbox.em().nativeUpdate(LegalAidRequest, {}, { status: 'closed', statusChangedAt: longAgo })
  // The failing one is the first in line.
  await inbox
    .em()
    .nativeUpdate(LegalAidRequest, { id: failing.id }, { statusChangedAt: new Date(longAgo.getTime() - 1) })
  await inbox.em().execute(`create function keep() returns trigger as $$ begin
    if old.id = '${failing.document}' then raise exception 'a damaged page'; end if; return old;
  end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger fails before delete on document for each row execute function keep()')
  const getStatus = async ({ id }: { id: string }) =>
    (await inbox.em().findOneOrFail(LegalAidRequest, { id })).status

  await runDueJobs(inbox)
  expect([await getStatus(failing), await getStatus(next)]).toEqual(['closed', 'erased'])
  expect((await inbox.em().find(Document, {})).map(({ id }) => id)).toEqual([failing.document])
  expect((await inbox.em().findOneOrFail(LegalAidRequest, { id: failing.id })).encrypted).not.toBe('')

  await inbox.em().execute('drop trigger fails on document')
  await runDueJobs(inbox)
  expect(await getStatus(failing)).toBe('erased')
  expect(await inbox.em().count(DocumentBytes)).toBe(0)
})
