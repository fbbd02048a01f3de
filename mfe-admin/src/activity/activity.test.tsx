// The audit of all services as one list: paged, narrowed, and saved as a table.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Activity } from '../parts/activity.ts'
import { aLine } from '../testing/activity.ts'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import { savedFiles } from '../testing/savedFiles.ts'
import type { ActivityQuestion } from './documents.ts'

const choices = { choices: { whos: ['Ada'], actions: ['updated'], nouns: ['case'] } }
const services = ['Content', 'Request', 'Auth'] as const
type Audits = Partial<Record<(typeof services)[number], Activity[]>>

/** Services with these lines, which give them as they do: newest first, from a line on, so many at once. */
function audits(lines: Audits): FakeGateway {
  const answers = services.flatMap((name) => [
    [
      `${name}ActivityChoices`,
      name === 'Auth' ? { choices: { whos: ['Bo'], actions: [], nouns: [] } } : choices,
    ],
    [
      `${name}ActivityPage`,
      ({ question }: Record<string, unknown>) => pageOf(lines[name] ?? [], question as never),
    ],
  ])
  return fakeGateway(Object.fromEntries(answers))
}

function pageOf(lines: Activity[], { before, limit }: Required<ActivityQuestion>) {
  const place = ({ at, id }: { at: string; id: string }) => `${at} ${id}`
  const older = lines
    .filter((line) => !before || place(line) < place(before))
    .toSorted((one, other) => (place(one) < place(other) ? 1 : -1))
  return { page: { items: older.slice(0, limit), hasMore: older.length > limit } }
}

const at = (gateway: FakeGateway, search = '') => asAdministrator(`/admin/activity${search}`, gateway)
const said = () => screen.getAllByRole('listitem').map((line) => line.firstChild!.textContent)
const padded = (count: number) => `${count}`.padStart(3, '0')

/** So many lines of one moment, or of a minute each. */
const many = (count: number, given: (count: number) => Partial<Activity>) =>
  Array.from({ length: count }, (_, index) => aLine({ noun: 'x', title: null, ...given(index) }))

test('what happened anywhere is one list, newest first, each line with its fields and its way', async () => {
  at(
    audits({
      Content: [aLine({ id: '1', at: '2026-03-05T10:00:00.000Z', fields: ['title', 'judgmentDate'] })],
      Request: [
        aLine({
          ...{ id: '2', at: '2026-03-05T12:00:00.000Z', who: 'Ada', action: 'opened' },
          ...{ noun: 'contact message', itemId: '7', title: 'CM-1' },
        }),
      ],
      Auth: [aLine({ id: '3', at: '2026-03-05T11:00:00.000Z', action: 'signed in', title: null })],
    }),
  )
  await screen.findByText(/updated case/)
  expect(said()).toEqual([
    'Ada opened contact message “CM-1”',
    'ada@example.org signed in',
    'ada@example.org updated case “Locked out”: title, judgment date',
  ])
  expect(screen.getByRole('link', { name: '“CM-1”' }).getAttribute('href')).toBe('/admin/messages/7')
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull()
})

test('page after page tells every line of every service once, also those of the same moment', async () => {
  const moment = '2026-03-05T10:00:00.000Z'
  const { user } = at(
    audits({
      Content: many(70, (index) => ({ id: `b${padded(index)}`, at: moment, who: `b${index}` })),
      Request: many(50, (index) => ({ id: `a${padded(index)}`, at: moment, who: `a${index}` })),
    }),
  )
  const told: (string | null)[] = []
  await screen.findByText('b69 updated x')
  told.push(...said())
  await user.click(screen.getByRole('link', { name: 'Older' }))
  await screen.findByText('b0 updated x')
  told.push(...said())
  await user.click(screen.getByRole('link', { name: 'Older' }))
  await screen.findByText('a0 updated x')
  told.push(...said())
  expect(told).toHaveLength(120)
  expect(new Set(told).size).toBe(120)
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Newest' }))
  await screen.findByText('b69 updated x')
})

test('the list is narrowed by who, what, days and words, and the address says so', async () => {
  const { user, gateway, address } = at(audits({ Content: [aLine()] }), '?before=2026-03-05T10:00:00.000Z_1')
  await screen.findByRole('option', { name: 'Bo' })
  await user.selectOptions(screen.getByLabelText('Who'), 'Bo')
  await user.selectOptions(screen.getByLabelText('What'), 'case')
  await user.selectOptions(screen.getByLabelText('Action'), 'updated')
  await user.type(screen.getByLabelText('From'), '2026-03-01')
  await user.type(screen.getByLabelText('Until'), '2026-03-05')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'locked')
  const question = { who: 'Bo', noun: 'case', action: 'updated', from: '2026-03-01', until: '2026-03-05' }
  await waitFor(() =>
    expect(sentWith(gateway, 'AuthActivityPage')).toEqual({
      question: { ...question, search: 'locked', limit: 50 },
    }),
  )
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    ...question,
    search: 'locked',
  })
})

/** What the browser tells while a date is typed: nothing before it is whole, and then a year for each of its digits. */
function typeDay(field: HTMLElement, days: string[]) {
  for (const value of days) fireEvent.change(field, { target: { value } })
}

test('a day is asked for once its year is typed to the end, and its field never empties itself', async () => {
  const { gateway } = at(audits({ Content: [aLine()] }))
  const from = await screen.findByLabelText<HTMLInputElement>('From')
  for (const year of ['0002', '0020', '0202', '2026']) {
    typeDay(from, [`${year}-03-05`])
    // Time for a question, if there is one.
    await screen.findByText(/updated case/)
    expect(from.value).toBe(`${year}-03-05`)
  }
  await waitFor(() =>
    expect(sentWith(gateway, 'AuthActivityPage')).toMatchObject({ question: { from: '2026-03-05' } }),
  )
  expect(from.value).toBe('2026-03-05')
  const asked = gateway.asked
    .filter(({ name }) => name === 'AuthActivityPage')
    .map(({ variables }) => variables)
  expect(asked).toEqual([{ question: { limit: 50 } }, { question: { from: '2026-03-05', limit: 50 } }])
})

test('a year that we do not take is objected to in words, and nothing is asked', async () => {
  const { user, gateway, address } = at(audits({ Content: [aLine()] }))
  const until = await screen.findByLabelText<HTMLInputElement>('Until')
  await user.click(until)
  typeDay(until, ['0002-03-05', '0020-03-05', '0202-03-05'])
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toBe('Until: Enter a year from 1700 to 2100')
  expect(until.value).toBe('0202-03-05')
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(gateway.times('AuthActivityPage')).toBe(1)
  expect(address()).toBe('/admin/activity')
})

test.each([
  ['0001-01-01', 'Enter a year from 1700 to 2100'],
  ['9999-12-31', 'Enter a year from 1700 to 2100'],
  ['10000-01-01', 'Enter a real date, like 2024-06-13'],
  ['yesterday', 'Enter a real date, like 2024-06-13'],
])(
  '%s in the address is objected to beside its filter, and the list is shown without it',
  async (day, said) => {
    const { gateway } = at(
      audits({ Content: [aLine()] }),
      `?from=${day}&until=${day}&before=${day}_1&who=Ada`,
    )
    await screen.findByText(/updated case/)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      `From: ${said}`,
      `Until: ${said}`,
    ])
    expect(sentWith(gateway, 'ContentActivityPage')).toEqual({ question: { who: 'Ada', limit: 50 } })
  },
)

test('when nothing is like that the screen says so', async () => {
  at(audits({}))
  await screen.findByText('Nothing like that has happened.')
})

test('while a service is away the others are shown, and the screen says what is missing', async () => {
  const gateway = audits({ Content: [aLine()], Auth: [aLine({ id: '2', who: 'Bo' })] })
  gateway.answer({ AuthActivityPage: refused('BUSY'), AuthActivityChoices: refused('BUSY') })
  const { user } = at(gateway)
  await screen.findByText(/about signing in could not be loaded\. What you see is the rest\./)
  expect(said()).toEqual(['ada@example.org updated case “Locked out”'])
  gateway.answer({ AuthActivityPage: { page: { items: [aLine({ id: '2', who: 'Bo' })], hasMore: false } } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Bo updated/)
})

test('when nothing can be loaded it can be tried again', async () => {
  const gateway = fakeGateway()
  for (const name of services)
    gateway.answer({ [`${name}ActivityPage`]: refused('BUSY'), [`${name}ActivityChoices`]: refused('BUSY') })
  at(gateway)
  await screen.findByText('This could not be loaded.')
  screen.getByRole('button', { name: 'Try again' })
})

const exported = (...rows: [at: string, record: string][]) => ({
  export: {
    heads: 'Time,Who\r\n',
    rows: rows.map(([at, record]) => ({ at, id: record, record: `${record}\r\n` })),
    isWhole: true,
  },
})

test('what is narrowed is saved as one table, newest first', async () => {
  const saved = savedFiles()
  const gateway = audits({ Content: [aLine()] })
  gateway.answer({
    ExportContentActivity: exported(['2026-03-05T10:00:00.000Z', 'one']),
    ExportRequestActivity: exported(
      ['2026-03-06T10:00:00.000Z', 'two'],
      ['2026-03-04T10:00:00.000Z', 'four'],
    ),
    ExportAuthActivity: exported(['2026-03-05T09:00:00.000Z', 'three']),
  })
  const { user } = at(gateway, '?who=Ada&before=2026-03-07T10:00:00.000Z_1')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText('Activity exported')
  expect(sentWith(gateway, 'ExportAuthActivity')).toEqual({ question: { who: 'Ada' } })
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^activity-\d{4}-\d\d-\d\d\.csv$/)])
  expect(await saved[0]!.text).toBe('Time,Who\r\ntwo\r\none\r\nthree\r\nfour\r\n')
})

test('a table that would lack a part is not saved, and the screen says why', async () => {
  const saved = savedFiles()
  const gateway = audits({ Content: [aLine()] })
  gateway.answer({
    ExportContentActivity: exported(),
    ExportRequestActivity: refused('BUSY'),
    ExportAuthActivity: exported(),
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText('Failed to export activity')
  await screen.findByText('The server is busy. Try again in a moment.')
  expect(saved).toEqual([])
})

test('a table that has reached its limit says so', async () => {
  savedFiles()
  const gateway = audits({ Content: [aLine()] })
  const cut = { export: { ...exported().export, isWhole: false } }
  gateway.answer({
    ExportContentActivity: cut,
    ExportRequestActivity: exported(),
    ExportAuthActivity: exported(),
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText(/it has the newest 10,000 lines/)
})
