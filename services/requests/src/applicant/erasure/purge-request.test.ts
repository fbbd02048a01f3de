import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'

const dayMs = 86_400_000
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** A request that came to stand there on a day, and what its page says after what is due on another was done. */
async function getStatusAfter(moved: { status: string; on: string }, today: string) {
  const inbox = await startRequestsService()
  const { id, reference, passphrase } = await submitRequest(inbox)
  await inbox
    .em()
    .nativeUpdate(
      LegalAidRequest,
      { id },
      { status: moved.status as never, statusChangedAt: atNoon(moved.on) },
    )
  await runDueJobs(inbox, atNoon(today))
  return { inbox, standing: await performAsApplicant(inbox, 'open', { reference, passphrase }) }
}

test.each([
  ['declined', '2026-01-31', '2027-01-31'],
  ['referred', '2026-03-01', '2027-03-01'],
  ['withdrawn', '2026-03-01', '2027-03-01'],
  ['closed', '2026-03-01', '2033-03-01'],
])('a %s request is kept until the day that its page names, and then erased', async (status, since, last) => {
  const dayBefore = new Date(atNoon(last).getTime() - dayMs).toISOString().slice(0, 10)
  const { standing: retained } = await getStatusAfter({ status, on: since }, dayBefore)
  expect(retained).toMatchObject({ status, retainedUntil: atNoon(last).toISOString(), erasedAt: null })

  const { inbox, standing: requestStatus } = await getStatusAfter({ status, on: since }, last)
  expect(requestStatus).toMatchObject({ status: 'erased', erasedAt: expect.any(String), messages: [] })
  const [row] = await inbox.em().find(LegalAidRequest, {})
  expect(row).toMatchObject({ encrypted: '', dataKey: '', applicantBlindIndex: null })
})

test('an open request is retained, however old', async () => {
  const { standing: requestStatus } = await getStatusAfter(
    { status: 'matched', on: '2010-01-01' },
    '2026-11-21',
  )
  expect(requestStatus).toMatchObject({ status: 'matched', retainedUntil: null })
})
