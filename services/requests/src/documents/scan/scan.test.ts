import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aClamd } from '../../testing/aClamd.ts'
import { sentAndCleared as sent } from '../../testing/cleared.ts'
import { aPdf, aPdfOf, upload } from '../../testing/papers.ts'
import { runDue } from '../../testing/runDue.ts'
import { done } from '../../testing/theApplicant.ts'
import { theInbox } from '../../testing/theInbox.ts'
import { Document } from '../document.ts'

const eicar = aPdf('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')

const fetched = (inbox: Subgraph, id: string) =>
  inbox.stream(`/documents/${id}`, { headers: { authorization: `Bearer ${inbox.token}` } })

test('a paper is looked at once it is stored, and then opens', async () => {
  const clamd = await aClamd()
  const inbox = await theInbox({ env: { CLAMD: clamd.address } })
  const bytes = aPdfOf(300_000)
  const { body } = await upload(inbox, { bytes })
  expect(body.scan).toBe('pending')
  const { pass } = await sent(inbox, { documents: [body.id] })
  expect((await fetched(inbox, body.id)).status).toBe(409)

  await runDue(inbox)
  expect(clamd.seen.map((content) => content.equals(bytes))).toEqual([true])
  expect((await done(inbox, 'look', { pass })).documents).toMatchObject([{ scan: 'clean' }])
  expect((await fetched(inbox, body.id)).status).toBe(200)
})

test('a paper with a virus is never given, and its request is kept and shows it', async () => {
  const clamd = await aClamd()
  const inbox = await theInbox({ env: { CLAMD: clamd.address } })
  const { body } = await upload(inbox, { bytes: eicar })
  const { id, pass } = await sent(inbox, { documents: [body.id] })
  await runDue(inbox)
  expect(await done(inbox, 'look', { pass })).toMatchObject({
    status: 'new',
    documents: [{ scan: 'infected', name: 'lease.pdf' }],
  })
  expect((await fetched(inbox, body.id)).status).toBe(409)
  expect(await inbox.em().count(Activity, { action: 'found a virus in', itemId: id })).toBe(1)
})

test('a virus in a paper without a request is told to whoever sends it on', async () => {
  const clamd = await aClamd()
  const inbox = await theInbox({ env: { CLAMD: clamd.address } })
  const { body } = await upload(inbox, { bytes: eicar })
  await runDue(inbox)
  await expect(sent(inbox, { documents: [body.id] })).rejects.toThrow('lease.pdf contains a virus.')
})

test('without clamd a paper stays pending, the request is taken all the same, and the next minute tries again', async () => {
  const clamd = await aClamd()
  const inbox = await theInbox({ env: { CLAMD: '127.0.0.1:9', LOG_LEVEL: 'silent' } })
  const { body } = await upload(inbox)
  const { pass } = await sent(inbox, { documents: [body.id] })
  await runDue(inbox)
  expect((await done(inbox, 'look', { pass })).documents).toMatchObject([{ scan: 'pending' }])
  expect((await fetched(inbox, body.id)).status).toBe(409)

  inbox.settings.env.CLAMD = clamd.address
  await runDue(inbox)
  expect((await done(inbox, 'look', { pass })).documents).toMatchObject([{ scan: 'clean' }])
})

test('nobody waits for a clamd that hangs', async () => {
  const { promise: ready, resolve: answer } = Promise.withResolvers<void>()
  const clamd = await aClamd(ready)
  const inbox = await theInbox({ env: { CLAMD: clamd.address, LOG_LEVEL: 'silent' } })
  const { body } = await upload(inbox)
  const scanning = runDue(inbox)
  await expect.poll(() => clamd.seen.length).toBe(1)
  const began = performance.now()
  await sent(inbox, { documents: [body.id] })
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await inbox.em().count(Document, { scan: 'pending' })).toBe(1)
  answer()
  await scanning
  expect(await inbox.em().count(Document, { scan: 'clean' })).toBe(1)
})

test('what waits for a clamd that is no longer set is opened without it', async () => {
  const inbox = await theInbox({ env: { CLAMD: '127.0.0.1:9', LOG_LEVEL: 'silent' } })
  await upload(inbox)
  inbox.settings.env.CLAMD = ''
  await runDue(inbox)
  expect(await inbox.em().count(Document, { scan: 'unscanned' })).toBe(1)
})
