import { expect, test } from 'vitest'
import { runDue } from '../testing/runDue.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'
import { LegalAidRequest } from './legal-aid-request.ts'

const aDay = 86_400_000
const on = (day: string) => new Date(`${day}T12:00:00Z`)

/** A request that came to stand there on a day, and what its page says after what is due on another was done. */
async function standingAfter(moved: { status: string; on: string }, today: string) {
  const inbox = await theInbox()
  const { id, reference, words } = await sent(inbox)
  await inbox
    .em()
    .nativeUpdate(LegalAidRequest, { id }, { status: moved.status as never, movedAt: on(moved.on) })
  await runDue(inbox, on(today))
  return { inbox, standing: await done(inbox, 'open', { reference, words }) }
}

test.each([
  ['declined', '2026-01-31', '2027-01-31'],
  ['referred', '2026-03-01', '2027-03-01'],
  ['withdrawn', '2026-03-01', '2027-03-01'],
  ['closed', '2026-03-01', '2033-03-01'],
])(
  'a %s request is kept until the day that its page names, and then destroyed',
  async (status, since, last) => {
    const dayBefore = new Date(on(last).getTime() - aDay).toISOString().slice(0, 10)
    const { standing: kept } = await standingAfter({ status, on: since }, dayBefore)
    expect(kept).toMatchObject({ status, keptUntil: on(last).toISOString(), erasedAt: null })

    const { inbox, standing } = await standingAfter({ status, on: since }, last)
    expect(standing).toMatchObject({ status: 'erased', erasedAt: expect.any(String), messages: [] })
    const [row] = await inbox.em().find(LegalAidRequest, {})
    expect(row).toMatchObject({ sealed: '', dataKey: '', person: null })
  },
)

test('what is still worked on is kept, however old', async () => {
  const { standing } = await standingAfter({ status: 'matched', on: '2010-01-01' }, '2026-11-21')
  expect(standing).toMatchObject({ status: 'matched', keptUntil: null })
})
