/** The shortest way through each task that the screens of the portal offer, by mouse and, where it has one, by keys. */

import type { Page } from 'playwright'
import { createPicture } from './picture.ts'
import { defineWalk, type Walk } from './walk.ts'

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const getToast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const getTab = (page: Page, name: string) => page.getByRole('tab', { name })
const getPreview = (page: Page) => page.getByRole('region', { name: /^Preview of / })
const getSelected = (page: Page, count: number) => page.getByText(`${count} selected`).first()
const today = () => new Date().toISOString().slice(0, 10)

const intake = defineWalk({
  task: 'intake',
  device: 'mouse',
  path: '/admin/dashboard',
  steps: {
    async open({ person, request }) {
      const { page } = person
      const link = page.getByRole('link', { name: request.reference })
      await person.click(page.getByRole('link', { name: /Emergencies$/ }), link)
      await person.click(link, getButton(page, 'No conflicts: unlock request'))
    },
    async check({ person }) {
      await person.click(
        getButton(person.page, 'No conflicts: unlock request'),
        getTab(person.page, 'Overview'),
      )
    },
    async screen({ person: { page, click } }) {
      await click(getTab(page, 'Screening'), page.getByText('Likely eligible', { exact: true }).first())
    },
    async assign({ person: { page, click, choose }, colleague }) {
      await click(getButton(page, 'Assign this request'), getButton(page, 'Assign to somebody else'))
      const select = page.getByLabel('Assign to', { exact: true })
      await click(getButton(page, 'Assign to somebody else'), select)
      await choose(select, colleague.name)
      await click(getButton(page, 'Assign'), getToast(page, 'Request assigned'))
    },
    async takeUp(scene) {
      const { request, colleague } = scene
      const { page, click } = await scene.enterAs('intakeWorker', colleague.name, colleague.email)
      const link = page.getByRole('link', { name: request.reference })
      await click(page.getByRole('link', { name: /Mine$/ }), link)
      await click(link, getButton(page, 'In review'))
    },
    async review({ people }) {
      const { page, click } = people[1]!
      await click(getButton(page, 'In review'), getButton(page, 'Eligible'))
    },
    async write({ people }) {
      const { page, click, type } = people[1]!
      const field = page.getByLabel('Write to the applicant')
      await click(getTab(page, 'Messages'), field)
      await type(field, 'We have read your request, and look for an attorney.')
      await click(getButton(page, 'Send message'), getToast(page, 'Message sent'))
    },
    async decide({ people }) {
      const { page, click } = people[1]!
      await click(getTab(page, 'Overview'), getButton(page, 'Eligible'))
      await click(getButton(page, 'Eligible'), getButton(page, 'Find an attorney'))
    },
    async offer({ people }) {
      const { page, click, type } = people[1]!
      await click(getButton(page, 'Find an attorney'), getButton(page, /^Offer to /))
      await click(getButton(page, /^Offer to /).first(), page.getByLabel('Case summary'))
      await type(page.getByLabel('Case summary'), 'A tenant without heating since Monday.')
      await click(getButton(page, 'Send offer'), page.getByText('The conflict check is pending.'))
    },
    async accept(scene) {
      const { office, request, people } = scene
      const offered = await people[1]!.page
        .getByText(/^Offered to /)
        .locator('b')
        .innerText()
      const { email } = await office.findTeamMember(offered)
      const { page, click } = await scene.enterAs('attorney', offered, email)
      const open = getButton(page, `Open offer ${request.reference}`)
      await click(open, getButton(page, 'No conflict, show the case summary'))
      await click(
        getButton(page, 'No conflict, show the case summary'),
        getButton(page, 'Accept this request'),
      )
      await click(getButton(page, 'Accept this request'), page.getByRole('link', { name: request.reference }))
    },
    async report(scene) {
      const { page, click, choose, type } = scene.people[2]!
      const write = getButton(page, 'Write the closing report')
      await click(page.getByRole('link', { name: scene.request.reference }), write)
      await click(write, page.getByLabel('Outcome'))
      await choose(page.getByLabel('Outcome'), 'Court decision')
      await type(page.getByLabel('Hours'), '12.25')
      await type(page.getByLabel('Closed on'), today())
      await type(page.getByLabel('Benefit to the client'), 'The heating works again.')
      await click(getButton(page, 'Send report'), getToast(page, 'Closing report sent'))
    },
    async close({ people }) {
      const { page, click, type } = people[1]!
      // It is the attorney's by now, so that opening it again asks why.
      await click(getButton(page, 'Show changes'), page.getByLabel('Reason'))
      await type(page.getByLabel('Reason'), 'To close it')
      await click(getButton(page, 'Open'), getButton(page, 'Close the matter'))
      await click(getButton(page, 'Close the matter'), getButton(page, 'Closed'))
      await click(getButton(page, 'Closed'), page.getByLabel('Template'))
      await click(getButton(page, 'Send and change to Closed'), getToast(page, 'Status changed'))
    },
  },
})

const queueByMouse = defineWalk({
  task: 'queue',
  device: 'mouse',
  steps: {
    async signIn({ person: { page, type, press }, account }) {
      await type(page.getByLabel('Email'), account.email)
      await type(page.getByLabel('Password'), account.password)
      await press('Enter', page.getByRole('link', { name: /^\d+ Overdue$/ }))
    },
    async see({ person: { page, click }, overdueRequests: [first] }) {
      await click(
        page.getByRole('link', { name: /Overdue$/ }),
        page.getByRole('link', { name: first!.reference }),
      )
    },
    async open({ person: { page, click }, overdueRequests: [first] }) {
      await click(
        getButton(page, `Preview ${first!.reference}`),
        getPreview(page).getByText('Parties').first(),
      )
    },
    async claim({ person: { page, click } }) {
      await click(
        getPreview(page).getByRole('button', { name: 'Assign to me' }).first(),
        getToast(page, 'Request assigned to you'),
      )
    },
    async next({ person: { page, click }, overdueRequests: [, second] }) {
      await click(
        getButton(page, 'Next request'),
        page
          .getByRole('region', { name: `Preview of ${second!.reference}` })
          .getByText('Parties')
          .first(),
      )
    },
    async status({ person: { page, click } }) {
      await click(
        getPreview(page).getByRole('button', { name: 'In review', exact: true }),
        getToast(page, 'Status changed'),
      )
    },
    async bulk({ person: { page, click, choose }, overdueRequests }) {
      await click(getButton(page, 'Close preview'))
      for (const [index, { reference }] of overdueRequests.slice(2, 7).entries())
        await click(page.getByRole('checkbox', { name: `Select ${reference}` }), getSelected(page, index + 1))
      await choose(page.getByLabel('Change status to'), 'In review')
      await click(getButton(page, 'Change status'), getToast(page, '5 requests updated'))
    },
    async undo({ person: { page, click } }) {
      await click(getButton(page, 'Undo'), getToast(page, '5 changes undone'))
    },
  },
})

const queueByKeys = defineWalk({
  task: 'queue',
  device: 'keyboard',
  steps: {
    async signIn({ person: { page, type, tabTo, press }, account }) {
      await tabTo(page.getByLabel('Email'))
      await type(page.getByLabel('Email'), account.email)
      await tabTo(page.getByLabel('Password'))
      await type(page.getByLabel('Password'), account.password)
      await press('Enter', page.getByRole('link', { name: /^\d+ Overdue$/ }))
    },
    async see({ person: { page, tabTo, press }, overdueRequests: [first] }) {
      await tabTo(page.getByRole('link', { name: 'Skip the navigation' }))
      await press('Enter')
      await tabTo(page.getByRole('link', { name: /Overdue$/ }))
      await press('Enter', page.getByRole('link', { name: first!.reference }))
    },
    async open({ person: { page, press, pressUntil }, overdueRequests: [first] }) {
      // On some days an emergency of the demonstration is overdue, and stands above.
      await pressUntil('j', page.getByRole('link', { name: first!.reference }))
      await press('n', getPreview(page).getByText('Parties').first())
    },
    async claim({ person: { page, press } }) {
      await press('a', getToast(page, 'Request assigned to you'))
    },
    async next({ person: { page, press }, overdueRequests: [, second] }) {
      await press(
        'n',
        page
          .getByRole('region', { name: `Preview of ${second!.reference}` })
          .getByText('Parties')
          .first(),
      )
    },
    async status({ person: { page, tabTo, press } }) {
      await tabTo(getPreview(page).getByRole('button', { name: 'In review', exact: true }))
      await press('Enter', getToast(page, 'Status changed'))
    },
    async bulk({ person: { page, tabTo, press, pressUntil }, overdueRequests }) {
      await press('Escape')
      for (const [index, { reference }] of overdueRequests.slice(2, 7).entries()) {
        await pressUntil('j', page.getByRole('link', { name: reference }))
        await press('x', getSelected(page, index + 1))
      }
      await press('b')
      // The letter that its option begins with.
      await press('i')
      await tabTo(getButton(page, 'Change status'))
      await press('Enter', getToast(page, '5 requests updated'))
    },
    async undo({ person: { page, press } }) {
      await press('u', getToast(page, '5 changes undone'))
    },
  },
})

const post = defineWalk({
  task: 'post',
  device: 'mouse',
  path: '/admin/dashboard',
  steps: {
    async begin({ person: { page, click } }) {
      await click(page.getByRole('link', { name: 'Blog', exact: true }), getButton(page, 'Add blog post'))
      await click(getButton(page, 'Add blog post'), page.getByLabel('Title', { exact: true }))
    },
    async write({ person: { page, type, choose }, round }) {
      await type(page.getByLabel('Title', { exact: true }), `The lamp in our window ${round}`)
      await choose(page.getByLabel('Category', { exact: true }), 'Organizational News')
      await choose(page.getByLabel('Status', { exact: true }), 'Published')
      await type(page.getByRole('textbox', { name: 'Content' }), 'It is on at night.')
    },
    async picture({ person: { page, upload, type } }) {
      await upload(
        getButton(page, 'Upload a picture'),
        await createPicture(page),
        page.getByRole('img', { name: 'The picture as it is now' }),
      )
      await type(page.getByLabel('Alternative text'), 'A brass lamp on a windowsill')
    },
    async preview({ person: { page, click }, round }) {
      const preview = page.getByRole('dialog', { name: 'Preview' })
      await click(
        getButton(page, 'Preview the page'),
        preview.getByRole('heading', { name: `The lamp in our window ${round}` }),
      )
      await click(preview.getByRole('button', { name: 'Go on writing' }))
    },
    async publish({ person: { page, click } }) {
      await click(getButton(page, 'Save'), getToast(page, 'Blog post created successfully'))
    },
  },
})

const palette = (page: Page) => page.getByRole('combobox', { name: 'A page, a reference, a title or a name' })

const personByMouse = defineWalk({
  task: 'person',
  device: 'mouse',
  path: '/admin/messages',
  steps: {
    async find({ person: { page, click, type }, request }) {
      await click(getButton(page, 'Find and go'), palette(page))
      await type(palette(page), request.name)
      const choice = page.getByRole('option', { name: /^Requests of / })
      await click(choice, page.getByRole('option', { name: request.reference }))
    },
    async open({ person: { page, click }, request }) {
      await click(
        page.getByRole('option', { name: request.reference }),
        page.getByRole('heading', { level: 1, name: request.reference }),
      )
    },
  },
})

const personByKeys = defineWalk({
  task: 'person',
  device: 'keyboard',
  path: '/admin/messages',
  steps: {
    async find({ person: { page, press, type }, request }) {
      await press('Control+k', palette(page))
      await type(palette(page), request.name)
      await press('ArrowUp')
      await press('Enter', page.getByRole('option', { name: request.reference }))
    },
    async open({ person: { page, press }, request }) {
      await press('Enter', page.getByRole('heading', { level: 1, name: request.reference }))
    },
  },
})

const leave = defineWalk({
  task: 'leave',
  device: 'mouse',
  path: '/admin/dashboard',
  steps: {
    async away({ person: { page, click, type, choose }, colleague, standIn }) {
      const outOfOffice = getButton(page, `Out of office: ${colleague.name}`)
      await click(page.getByRole('link', { name: 'Administrators' }), outOfOffice)
      await click(outOfOffice, page.getByLabel('First day'))
      await type(page.getByLabel('First day'), today())
      await type(page.getByLabel('Last day'), today())
      await choose(page.getByLabel('Requests go to'), standIn.name)
      await click(getButton(page, 'Save'), getToast(page, 'Absence saved'))
    },
    // The product does it by itself, within a minute.
    handOver: ({ office, request, standIn }) => office.waitForAssignee(request, standIn),
    async back({ person: { page, click }, office, request, colleague }) {
      await click(getButton(page, `Out of office: ${colleague.name}`), getButton(page, 'End absence now'))
      await click(getButton(page, 'End absence now'), getToast(page, 'Absence ended'))
      await office.waitForAssignee(request, colleague)
    },
  },
})

export const portalWalks: Walk[] = [
  intake,
  queueByMouse,
  queueByKeys,
  post,
  personByMouse,
  personByKeys,
  leave,
]
