/** An applicant at the form, for the screen tests: what they tell, what the server answers, where they are. */
import { aLegalAidRequest } from '@access/requests/legal-aid-requests/legal-aid-request.examples'
import { type FakeGateway, fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet, useNavigate } from 'react-router-dom'
import { expect } from 'vitest'
import { routes } from '../routes.tsx'

const sendings = 'POST /api/legal-aid-requests'

/** What a stored request is answered with. */
export const stored = () =>
  Response.json(
    {
      id: '1',
      reference: 'LA-7K4M-93XH',
      status: 'new',
      receivedAt: '2026-11-20T15:00:00Z',
      words: 'river lantern maple harbor',
      reviewBy: '2026-11-21T19:00:00Z',
      matchBy: '2026-12-02T22:00:00Z',
      pass: 'a-pass',
    },
    { status: 201 },
  )

/** Before a server that answers each sending with `reply`. */
export const server = (reply: () => unknown) => fakeGateway({ [sendings]: reply })

/** Opens the form and waits until its first step stands there. */
export async function anApplicant({ path = '/get-help', gateway = server(stored) }: Opened = {}) {
  const { user, address } = renderScreen([{ element: <Arrows />, children: routes }], { path, gateway })
  await screen.findByRole('heading', { name: /^Step \d of 4/ })

  const press = (name: string) => user.click(button(name))
  // At once: letter by letter would take most of the time of all these tests.
  const fill = async (name: string, text: string) => {
    await user.click(field(name))
    await user.paste(text)
  }
  const tell = {
    async howToReachThem() {
      await fill('Name', 'Dana Whitcombe')
      await fill('Email', 'dana@example.org')
      await fill('Phone', '(555) 555-0178')
    },
    async whatHappened() {
      await user.click(choice('Housing Rights'))
      await fill('What happened?', 'The locks were changed.')
      await user.click(choice('High (within 2-3 days)'))
    },
    async ofTheirHousehold() {
      await user.click(choice('Under $15,000'))
      await user.click(choice('3'))
    },
  }
  const goTo = {
    async step2() {
      await tell.howToReachThem()
      await press('Next')
      await atStep(2)
    },
    async step3() {
      await goTo.step2()
      await tell.whatHappened()
      await press('Next')
      await atStep(3)
    },
    async step4() {
      await goTo.step3()
      await tell.ofTheirHousehold()
      await press('Next')
      await atStep(4)
    },
  }
  return {
    user,
    address,
    press,
    tell,
    goTo,
    sent: () => gateway.asked.filter(({ name }) => name === sendings).map(({ variables }) => variables),
    keys: () =>
      gateway.asked.filter(({ name }) => name === sendings).map(({ idempotencyKey }) => idempotencyKey),
  }
}

interface Opened {
  path?: string
  gateway?: FakeGateway
}

const { documents: _none, eligibilityData, status: _ours, ...told } = aLegalAidRequest()
const answers = { ...told, ...eligibilityData }

/** Somebody who has just sent their request. */
export async function whoHasSent(replies: Record<string, unknown> = {}) {
  const gateway = server(stored)
  gateway.answer(replies)
  sessionStorage.setItem('get-help.draft', JSON.stringify({ id: 'a-draft', answers, papers: [] }))
  const applicant = await anApplicant({ path: '/get-help?step=4', gateway })
  await atStep(4)
  await applicant.press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  return { ...applicant, gateway, asked: (name: string) => gateway.asked.filter((one) => one.name === name) }
}

/** The browser's two arrows. */
function Arrows() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back in the browser
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward in the browser
      </button>
      <Outlet />
    </>
  )
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** A question answered in writing; with `told`, only if a screen reader says that about it too. */
export const field = (name: string, told?: RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name, description: told })

export const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

/** What is chosen on this step, of all questions together. */
export const chosen = () => screen.queryAllByRole('radio', { checked: true }).map(labelOf)

/** Everything a question offers, as it is read. */
export const choicesOf = (question: string) =>
  within(screen.getByRole('group', { name: question }))
    .getAllByRole('radio')
    .map(labelOf)

const labelOf = (radio: HTMLElement) => (radio as HTMLInputElement).labels![0]!.textContent

/** The heading of a step, once it stands there. */
export const atStep = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Step ${number} of 4`) })

/** Where the next key goes. */
export const focusIsOn = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

export const toast = () => within(screen.getByRole('region', { name: /^Notification/ }))
