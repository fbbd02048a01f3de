import { expect, test } from 'vitest'
import { Document, DocumentBytes } from '../../intake/attachments/document.entity.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { storeDocument, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'

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
