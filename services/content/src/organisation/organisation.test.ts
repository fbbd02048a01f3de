import { getLocalDay, startOfDay } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { buildEvent } from '../events/event.examples.ts'
import { createItem, saveOffice } from '../testing/start-content.ts'
import { buildOrganisation } from './organisation.examples.ts'

const office = `name tagline description logo brandColor accentColor emergencyNumber callingCode exitUrl copyrightYear extraPages serviceArea
  practiceAreas { name icon judgmentCategory } referralResources { practiceArea text } intakeContact
  firstAnswerHours emergencyAnswerHours phone email address hours { weekday from until } openingTimes { days time }
  holidays { day name } timeZone social { name url }`
const published = `{ organisation { ${office} } }`
const managed = '{ anyOrganisation { id version staffEmails timeZone } }'
const update = `mutation ($input: OrganisationInput!, $version: Int) {
  updateOrganisation(input: $input, version: $version) { id version phone staffEmails }
}`

const env = { TIME_ZONE: 'America/Chicago', STAFF_EMAIL: 'ruth@example.org, ivan@example.org' }

test('until somebody sets it the office of the demonstration is the one of the first day', async () => {
  const { query, queryAsAdministrator } = await startSubgraph(content, {
    env: { ...env, SEED: 'none' },
    seed: true,
  })
  expect(await query(published)).toMatchObject({
    organisation: {
      name: 'Access to Justice',
      description: 'Free legal help since 2010',
      emergencyNumber: '911',
      phone: '(555) 555-0100',
      email: 'help@example.org',
      address: ['214 Lantern Street, Suite 300', 'Port Maren, New Lorraine 00000'],
      openingTimes: [
        { days: 'Monday to Friday', time: '9:00 AM - 5:00 PM' },
        { days: 'Saturday', time: '10:00 AM - 2:00 PM' },
        { days: 'Sunday', time: 'Closed' },
      ],
      practiceAreas: expect.arrayContaining([
        { name: 'Housing Rights', icon: 'housing', judgmentCategory: 'Housing' },
      ]),
      holidays: [],
      social: [],
    },
  })
  expect(await queryAsAdministrator(managed)).toMatchObject({
    anyOrganisation: {
      version: 1,
      timeZone: 'America/Chicago',
      staffEmails: ['ruth@example.org', 'ivan@example.org'],
    },
  })
})

test('for another organization nothing names anybody', async () => {
  const { read } = await startSubgraph(content, { env })
  const organisation = await read(published)
  expect(organisation).toMatchObject({ name: 'Legal aid office', address: ['Street and number', 'City'] })
  expect(JSON.stringify(organisation)).not.toMatch(
    /Access to Justice|Port Maren|New Lorraine|Lantern|lawhelp|HUD|Dial 211/i,
  )
})

test('the setup is to be done until somebody has finished it, and never by the demonstration', async () => {
  const needsSetup = '{ needsSetup }'
  const office = await startSubgraph(content, { env })
  expect(await office.readAsAdministrator(needsSetup)).toBe(true)
  await office.queryAsAdministrator(update, { input: buildOrganisation(), version: 1 })
  expect(await office.readAsAdministrator(needsSetup)).toBe(true)
  const finish = 'mutation { finishSetup { setUpAt } }'
  const finished = await office.queryAsAdministrator(finish)
  expect(finished).toEqual({ finishSetup: { setUpAt: expect.stringMatching(/^\d{4}-/) } })
  expect(await office.queryAsAdministrator(finish)).toEqual(finished)
  expect(await office.readAsAdministrator(needsSetup)).toBe(false)
  const demonstration = await startSubgraph(content, { seed: true })
  expect(await demonstration.readAsAdministrator(needsSetup)).toBe(false)
})

test('who sends no name leaves it as it is', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const { name: _, practiceAreas: _areas, referralResources: _places, ...others } = buildOrganisation()
  await subgraph.queryAsAdministrator(update, { input: others, version: 1 })
  expect(
    await subgraph.read(
      '{ organisation { name practiceAreas { name } referralResources { text } emergencyNumber } }',
    ),
  ).toMatchObject({
    name: 'Access to Justice',
    practiceAreas: { length: 6 },
    referralResources: { length: 13 },
    emergencyNumber: '112',
  })
})

test('saved settings are public and replace the default ones', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const updateOrganisation = await subgraph.readAsAdministrator<object>(update, {
    input: buildOrganisation(),
    version: 1,
  })
  expect(updateOrganisation).toMatchObject({
    version: 2,
    staffEmails: ['ruth@example.org', 'ivan@example.org'],
  })
  const { staffEmails: _, ...messages } = buildOrganisation()
  expect(await subgraph.read(published)).toEqual({
    ...messages,
    openingTimes: [
      { days: 'Monday to Thursday', time: '9:00 AM - 5:00 PM' },
      { days: 'Friday', time: '9:00 AM - 12:30 PM' },
      { days: 'Saturday to Sunday', time: 'Closed' },
    ],
  })
})

test('a save based on an old version is a conflict, and nothing changes', async () => {
  const subgraph = await startSubgraph(content)
  await subgraph.queryAsAdministrator(update, { input: buildOrganisation(), version: 1 })
  const again = { input: buildOrganisation({ phone: '(555) 555-0300' }), version: 1 }
  expect(await subgraph.errorAsAdministrator(update, again)).toMatchObject({
    code: 'CONFLICT',
  })
  expect(await subgraph.read('{ organisation { phone } }')).toEqual({ phone: '(555) 555-0200' })
})

test('a change is recorded in the version history and in the audit log', async () => {
  const subgraph = await startSubgraph(content)
  await subgraph.queryAsAdministrator(update, { input: buildOrganisation(), version: 1 })
  const anyOrganisation = await subgraph.readAsAdministrator<{ id: string }>(managed)
  const history = `query ($id: ID!) { itemVersions(type: "Organisation", id: $id) { version values } }`
  const itemVersions = await subgraph.readAsAdministrator<{ version: number; values: string }[]>(history, {
    id: anyOrganisation.id,
  })
  expect(itemVersions.map(({ version, values }) => [version, JSON.parse(values).phone])).toEqual([
    [2, '(555) 555-0200'],
    [1, '(555) 555-0100'],
  ])
  const [line] = await subgraph
    .em()
    .execute('select action, item_type, title from audit_event order by occurred_at desc limit 1')
  expect(line).toEqual({ action: 'updated', item_type: 'settings', title: 'Office' })
})

test('the current day is that of the organisation’s time zone', async () => {
  const beginsIn = (timeZone: string) => startOfDay(getLocalDay(timeZone), timeZone)
  const [earlier, later] = ['Pacific/Kiritimati', 'Etc/GMT+12'].toSorted(
    (one, other) => beginsIn(one).getTime() - beginsIn(other).getTime(),
  )
  const subgraph = await startSubgraph(content, { env: { TIME_ZONE: later! } })
  const event = buildEvent({ eventDate: beginsIn(earlier!).toISOString() })
  await createItem(subgraph, event)
  const coming = '{ upcomingEvents { title } }'
  expect(await subgraph.read(coming)).toEqual([])
  await saveOffice(subgraph, { timeZone: earlier! })
  expect(await subgraph.read(coming)).toEqual([{ title: event.title }])
})

test('the requests service gets the settings that it needs, by a signed request', async () => {
  const subgraph = await startSubgraph(content)
  await saveOffice(subgraph)
  const messages = await subgraph.fetch('/organisation')
  const weekday = ['09:00', '17:00']
  const { name, tagline, description, logo, brandColor, accentColor, ...rest } = buildOrganisation()
  const { address, serviceArea, emergencyNumber, callingCode, intakeContact, practiceAreas } = rest
  expect(await messages.json()).toEqual({
    ...{ name, tagline, description, logo, brandColor, accentColor },
    ...{ address, serviceArea, emergencyNumber, callingCode, intakeContact, practiceAreas },
    ...{ firstAnswerHours: 24, emergencyAnswerHours: 4, referralResources: rest.referralResources },
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

test('the default e-mail address is not passed on to other services', async () => {
  const subgraph = await startSubgraph(content)
  expect(await (await subgraph.fetch('/organisation')).json()).toHaveProperty('email', null)
})
