import { beginningOfDay, dayIn } from '@access/service-kit'
import { aSubgraph, beginOutage } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { anEvent } from '../events/event.examples.ts'
import { anOrganisation } from './organisation.examples.ts'

const office = `phone email address hours { weekday from until } openingTimes { days time }
  holidays { day name } timeZone social { name address }`
const published = `{ organisation { ${office} } }`
const managed = '{ anyOrganisation { id version staffEmails timeZone } }'
const update = `mutation ($input: OrganisationInput!, $version: Int) {
  updateOrganisation(input: $input, version: $version) { id version phone staffEmails }
}`

test.each([true, false])(
  'until somebody sets it the office is the one of the first day (started: %s)',
  async (seed) => {
    const env = { TIME_ZONE: 'America/Chicago', STAFF_EMAIL: 'ruth@example.org, ivan@example.org' }
    const { ask, asAdministrator } = await aSubgraph(content, { env, seed })
    expect(await ask(published)).toMatchObject({
      organisation: {
        phone: '(555) 555-0100',
        email: 'help@example.org',
        address: ['214 Lantern Street, Suite 300', 'Port Maren, New Lorraine 00000'],
        openingTimes: [
          { days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' },
          { days: 'Saturday', time: '10:00 AM - 2:00 PM' },
          { days: 'Sunday', time: 'Closed' },
        ],
        holidays: [],
        social: [],
      },
    })
    expect(await asAdministrator(managed)).toMatchObject({
      anyOrganisation: {
        version: 1,
        timeZone: 'America/Chicago',
        staffEmails: ['ruth@example.org', 'ivan@example.org'],
      },
    })
  },
)

test('what is set is what everybody reads, and the settings of the first day are over', async () => {
  const subgraph = await aSubgraph(content, { seed: true, env: { TIME_ZONE: 'America/New_York' } })
  const { updateOrganisation } = await subgraph.asAdministrator<{ updateOrganisation: object }>(update, {
    input: anOrganisation(),
    version: 1,
  })
  expect(updateOrganisation).toMatchObject({
    version: 2,
    staffEmails: ['ruth@example.org', 'ivan@example.org'],
  })
  const { staffEmails: _, ...told } = anOrganisation()
  expect(await subgraph.ask(published)).toEqual({
    organisation: {
      ...told,
      openingTimes: [
        { days: 'Monday to Thursday', time: '9:00 AM - 5:00 PM' },
        { days: 'Friday', time: '9:00 AM - 12:30 PM' },
        { days: 'Saturday to Sunday', time: 'Closed' },
      ],
    },
  })
})

test('who gets the staff’s mail is nobody else’s business', async () => {
  const { refusal } = await aSubgraph(content)
  expect(await refusal('{ organisation { staffEmails } }')).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await refusal('{ anyOrganisation { phone } }')).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await refusal(update, { input: anOrganisation() })).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('who saves over somebody else’s version is told, and nothing changes', async () => {
  const subgraph = await aSubgraph(content)
  await subgraph.asAdministrator(update, { input: anOrganisation(), version: 1 })
  const again = { input: anOrganisation({ phone: '(555) 555-0300' }), version: 1 }
  expect(await subgraph.refusal(update, again, { token: subgraph.token })).toMatchObject({ code: 'CONFLICT' })
  expect(await subgraph.ask('{ organisation { phone } }')).toEqual({
    organisation: { phone: '(555) 555-0200' },
  })
})

test('the history knows what the office was before, and the audit who changed it', async () => {
  const subgraph = await aSubgraph(content)
  await subgraph.asAdministrator(update, { input: anOrganisation(), version: 1 })
  const { anyOrganisation } = await subgraph.asAdministrator<{ anyOrganisation: { id: string } }>(managed)
  const history = `query ($id: ID!) { historyOf(type: "Organisation", id: $id) { version values } }`
  const { historyOf } = await subgraph.asAdministrator<{ historyOf: { version: number; values: string }[] }>(
    history,
    { id: anyOrganisation.id },
  )
  expect(historyOf.map(({ version, values }) => [version, JSON.parse(values).phone])).toEqual([
    [2, '(555) 555-0200'],
    [1, '(555) 555-0100'],
  ])
  const [line] = await subgraph
    .em()
    .execute('select action, noun, title from activity order by at desc limit 1')
  expect(line).toEqual({ action: 'updated', noun: 'settings', title: 'Office' })
})

test('it is today where the office is', async () => {
  const beginsIn = (timeZone: string) => beginningOfDay(dayIn(timeZone), timeZone)
  const [earlier, later] = ['Pacific/Kiritimati', 'Etc/GMT+12'].toSorted(
    (one, other) => beginsIn(one).getTime() - beginsIn(other).getTime(),
  )
  const subgraph = await aSubgraph(content, { env: { TIME_ZONE: later! } })
  const { __typename: _, id: _id, ...event } = anEvent({ eventDate: beginsIn(earlier!).toISOString() })
  await subgraph.asAdministrator('mutation ($input: EventInput!) { createEvent(input: $input) { id } }', {
    input: event,
  })
  const coming = '{ upcomingEvents { title } }'
  expect(await subgraph.ask(coming)).toEqual({ upcomingEvents: [] })
  await subgraph.asAdministrator(update, { input: anOrganisation({ timeZone: earlier! }) })
  expect(await subgraph.ask(coming)).toEqual({ upcomingEvents: [{ title: event.title }] })
})

test('the service that promises and writes mails is told what it needs, by a signed call', async () => {
  const subgraph = await aSubgraph(content)
  await subgraph.asAdministrator(update, { input: anOrganisation() })
  const told = await subgraph.fetch('/organisation')
  const weekday = ['09:00', '17:00']
  expect(await told.json()).toEqual({
    phone: '(555) 555-0200',
    email: 'office@example.org',
    openWhen: 'Monday to Thursday 9:00 AM - 5:00 PM, Friday 9:00 AM - 12:30 PM',
    hours: [weekday, weekday, weekday, weekday, ['09:00', '12:30'], null, null],
    holidays: ['2026-12-25'],
    timeZone: 'America/Chicago',
    staffEmails: ['ruth@example.org', 'ivan@example.org'],
  })
  expect((await fetch(`${subgraph.url}/organisation`)).status).toBe(401)
})

test('while the database is away the other service is told to come back, and told the office once it is there', async () => {
  const subgraph = await aSubgraph(content, { env: { LOG_LEVEL: 'silent' } })
  const end = await beginOutage(subgraph)
  const refused = await subgraph.fetch('/organisation')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  await end()
  await expect.poll(async () => (await subgraph.fetch('/organisation')).status).toBe(200)
})

test('while nobody has set where the office is written to, no service is told an address', async () => {
  const subgraph = await aSubgraph(content)
  expect(await (await subgraph.fetch('/organisation')).json()).toHaveProperty('email', null)
})
