// The papers of a request: what the virus check said, and saving one.
import { fakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { anOpened } from '../testing/requests.ts'
import type { Paper } from './documents.ts'

const aPaper = (given: Partial<Paper> = {}): Paper => ({
  id: 'p1',
  name: 'lease.pdf',
  kind: 'pdf',
  size: 2_400_000,
  addedAt: '2099-03-05T22:30:00.000Z',
  scan: 'clean',
  ...given,
})

const withPapers = (...documents: Paper[]) =>
  fakeGateway({ OpenLegalAidRequest: { opened: anOpened({ documents }) } })
const at = (gateway: ReturnType<typeof fakeGateway>) => asAdministrator('/admin/legal-aid/1', gateway)
const papers = async () => within(await screen.findByRole('region', { name: 'Papers' }))
const download = 'GET /api/admin/documents/p1'
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail }), { status })

/** Catches what the browser is told to save: by name, from which address. */
function savedFiles(): { name: string; href: string }[] {
  const saved: { name: string; href: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  // jsdom gives no address to what is in memory.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:a-paper'
      static override revokeObjectURL = () => {}
    },
  )
  return saved
}

test('a paper stands with its size, when it came and what the virus check said', async () => {
  at(withPapers(aPaper()))
  const line = within((await papers()).getByRole('listitem'))
  line.getByText('lease.pdf')
  line.getByText(/2\.3 MB, added/)
  line.getByText('No virus found')
})

test.each([
  ['pending', 'Waiting for the virus check'],
  ['unscanned', 'Not checked for viruses'],
])('a paper that is %s says so and can be saved', async (scan, says) => {
  at(withPapers(aPaper({ scan })))
  const list = await papers()
  list.getByText(says)
  list.getByRole('button', { name: 'Download lease.pdf' })
})

test('an infected paper is not offered', async () => {
  at(withPapers(aPaper({ scan: 'infected' })))
  const list = await papers()
  list.getByText('Contains a virus')
  expect(list.queryByRole('button')).toBeNull()
})

test('without papers the screen says so', async () => {
  at(withPapers())
  ;(await papers()).getByText('No papers.')
})

test('a paper is asked for with the sign-in and saved under its name', async () => {
  const saved = savedFiles()
  const gateway = withPapers(aPaper())
  gateway.answer({ [download]: () => new Response('%PDF-') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await waitFor(() => expect(saved).toEqual([{ name: 'lease.pdf', href: 'blob:a-paper' }]))
  expect(gateway.asked.find(({ name }) => name === download)?.authorization).toBe('Bearer a-token')
})

test('a paper that may not be opened yet says why', async () => {
  const gateway = withPapers(aPaper({ scan: 'pending' }))
  gateway.answer({ [download]: () => problem(409, 'It has not been checked for viruses yet.') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await screen.findByText('It has not been checked for viruses yet.')
})

test('whose session has ended is told so beside the paper', async () => {
  const gateway = withPapers(aPaper())
  gateway.answer({ [download]: () => problem(401, 'Sign in') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await screen.findByText('Your session has ended. Sign in again in another tab, then try again here.')
})

test('a paper that does not arrive can be asked for again', async () => {
  const saved = savedFiles()
  const gateway = withPapers(aPaper())
  gateway.answer({ [download]: () => new Response('a proxy’s own page', { status: 502 }) })
  const { user } = at(gateway)
  const button = await screen.findByRole('button', { name: 'Download lease.pdf' })
  await user.click(button)
  await screen.findByText('It did not arrive. Check your connection and try again.')
  gateway.answer({ [download]: () => new Response('%PDF-') })
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByText(/did not arrive/)).toBeNull()
})
