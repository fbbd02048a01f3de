import { type MigrationObject } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { buildEvent } from '../events/event.examples.ts'
import { organisationId } from '../organisation/organisation.entity.ts'
import { buildOrganisation } from '../organisation/organisation.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { startContentWith } from '../testing/start-content.ts'
import { DaysOfEvents } from './2026-11-30-days-of-events.ts'

/** Of each the time zone, the stored date, the words of the time, and the date from then on. */
test.each([
  // Chosen in the portal.
  ['America/New_York', '2031-06-13T16:00:00.000Z', null, '2031-06-13T00:00:00.000Z'],
  ['America/New_York', '2031-12-13T17:00:00.000Z', '  ', '2031-12-13T00:00:00.000Z'],
  ['Pacific/Auckland', '2031-12-12T23:00:00.000Z', null, '2031-12-13T00:00:00.000Z'],
  // Sent as a day alone.
  ['America/New_York', '2031-06-13T12:00:00.000Z', null, '2031-06-13T00:00:00.000Z'],
  ['Pacific/Auckland', '2031-06-13T12:00:00.000Z', '5:30 PM', '2031-06-13T00:00:00.000Z'],
  // Its words say the time, and its day is right; or its hour is none that stood for a day.
  ['America/New_York', '2031-06-13T12:00:00.000Z', '5:30 PM', '2031-06-13T12:00:00.000Z'],
  ['America/New_York', '2031-06-13T16:00:00.000Z', '5:30 PM', '2031-06-13T16:00:00.000Z'],
  ['America/New_York', '2031-06-13T21:30:00.000Z', null, '2031-06-13T21:30:00.000Z'],
])('in %s an event of %s with the time “%s” is of %s', async (timeZone, eventDate, eventTime, after) => {
  const publishDate = timeZone === 'Pacific/Auckland' && eventDate.includes('T12') ? after : eventDate
  const subgraph = await startContentWith(
    buildEvent({ eventDate, eventTime }),
    buildPost({ publishDate: eventDate }),
  )
  await subgraph.queryAsAdministrator(
    'mutation ($input: OrganisationInput!) { updateOrganisation(input: $input) { id } }',
    { input: buildOrganisation({ timeZone }) },
  )
  const em = subgraph.em()
  expect(await em.execute('select time_zone from organisation where id = ?', [organisationId])).toEqual([
    { time_zone: timeZone },
  ])
  const migration = new (
    DaysOfEvents as never as new (
      ...context: unknown[]
    ) => MigrationObject & { up(): void; getQueries(): string[] }
  )(em.getDriver(), em.config)
  migration.up()
  for (const statement of migration.getQueries()) await em.execute(String(statement))
  expect(
    await subgraph.queryAsAdministrator('{ allEvents { eventDate } allBlogPosts { publishDate } }'),
  ).toEqual({
    allEvents: [{ eventDate: after }],
    allBlogPosts: [{ publishDate }],
  })
})
