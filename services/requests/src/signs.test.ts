/** Whatever signs somebody types, it is looked for, kept and read again as text, or refused in words. */
import { record } from '@access/service-kit'
import { normalizeForStorage, type Subgraph, signs, wrongAnswers } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aContactMessage } from './contact-messages/contact-message.examples.ts'
import { aRegistration } from './registrations/registration.examples.ts'
import { sent } from './testing/theApplicant.ts'
import { conflictsIn } from './testing/theConflicts.ts'
import { anEvent, theEvents } from './testing/theEvents.ts'
import { theInbox } from './testing/theInbox.ts'

/** Each asks fifty-five times, one after another, which takes long where everything does. */
const patience = { timeout: 120_000 }

/** No two of them hold the words of another. */
const nameWith = (text: string) => `Harbor${signs.indexOf(text)}x ${text} Homes`

/** What becomes of such a name: it is kept as it is, or a character in it cannot be. */
const keptOrRefused = (text: string) =>
  normalizeForStorage(text) === text && !text.includes('\0') ? nameWith(text) : 'BAD_USER_INPUT'

const takenOrRefused = (receipt: string) => (text: string) =>
  keptOrRefused(text) === nameWith(text) ? receipt : 'BAD_USER_INPUT'

/** The names that can be kept. */
const storedNames = signs
  .map(keptOrRefused)
  .filter((name) => name !== 'BAD_USER_INPUT')
  .toSorted()

/** The one text in the answer, or the code of the refusal. */
async function textIn(subgraph: Subgraph, query: string, variables: object): Promise<string> {
  const { data, errors } = await subgraph.answer(query, variables, { token: subgraph.token })
  if (errors) return errors[0]!.extensions.code
  return Object.values(Object.values(data as Record<string, object | null>)[0] ?? {}).join()
}

test('the queue is searched and narrowed by any sign', patience, async () => {
  const inbox = await theInbox()
  await sent(inbox)
  const query = 'query ($page: PageInput!) { requestQueue(page: $page) { total } }'
  // Longer than a reference, of which a few letters are enough to find it.
  const nowhere = 'x'.repeat(12)
  const searched = (search: string) =>
    textIn(inbox, query, { page: { search: nowhere + search, sort: 'urgencyRank' } })
  expect(await wrongAnswers(searched, () => '0')).toEqual({})
  const narrowed = (value: string) =>
    textIn(inbox, query, { page: { filters: [{ column: 'assignee', value: `x${value}` }] } })
  const noneOrRefused = (text: string) => (text.includes('\0') ? 'BAD_USER_INPUT' : '0')
  expect(await wrongAnswers(narrowed, noneOrRefused)).toEqual({})
})

test('administrators find any sign in the audit of requests', patience, async () => {
  const inbox = await theInbox()
  const em = inbox.em()
  for (const text of signs)
    record(em as never, {
      who: 'Ada',
      action: 'added',
      noun: 'note',
      title: normalizeForStorage(nameWith(text)),
    })
  await em.flush()
  const query =
    'query ($question: ActivityQuestion!) { requestActivityPage(question: $question) { items { title } } }'
  type Page = { requestActivityPage: { items: { title: string }[] } }
  const titles = async (text: string) => {
    const page = await inbox.asAdministrator<Page>(query, { question: { search: nameWith(text) } })
    return page.requestActivityPage.items.map(({ title }) => title).join()
  }
  expect(await wrongAnswers(titles, (text) => normalizeForStorage(nameWith(text)))).toEqual({})
})

test('a name on the conflict list is met again, whatever signs are in it', patience, async () => {
  const inbox = await theInbox()
  const adding = 'mutation ($input: KeptPartyInput!) { addKeptParty(input: $input) { name } }'
  const added = (text: string) =>
    textIn(inbox, adding, { input: { name: nameWith(text), aliases: [], reason: `Because ${text}` } })
  expect(await wrongAnswers(added, keptOrRefused)).toEqual({})

  const { id, pass } = await sent(inbox)
  const telling =
    'mutation ($pass: String!, $input: MoreInput!) { tellMore(pass: $pass, input: $input) { __typename } }'
  const told = (text: string) => textIn(inbox, telling, { pass, input: { otherSide: nameWith(text) } })
  expect(await wrongAnswers(told, takenOrRefused('RequestStatus'))).toEqual({})
  const { hits } = await conflictsIn(inbox, id)
  // The last that was told is who they are against.
  expect(hits.map(({ otherName }) => otherName)).toContain(nameWith(signs.at(-1)!))
  const { keptParties } = await inbox.asAdministrator<{ keptParties: { name: string }[] }>(
    '{ keptParties { name } }',
  )
  expect(keptParties.map(({ name }) => name).toSorted()).toEqual(storedNames)
})

test(
  'who registers for an event is listed under their name, whatever signs are in it',
  patience,
  async () => {
    const event = anEvent({ capacity: null })
    const events = await theEvents(event)
    const inbox = await theInbox({ env: { CONTENT_URL: events.url } })
    const registering =
      'mutation ($input: RegistrationInput!) { registerForEvent(input: $input) { __typename } }'
    const registered = (text: string) =>
      textIn(inbox, registering, {
        input: aRegistration({
          event: event.id,
          name: nameWith(text),
          email: `a${signs.indexOf(text)}@a.org`,
        }),
      })
    expect(await wrongAnswers(registered, takenOrRefused('RegistrationReceipt'))).toEqual({})
    const { registrations } = await inbox.asAdministrator<{ registrations: { name: string }[] }>(
      'query ($event: ID!) { registrations(event: $event) { name } }',
      { event: event.id },
    )
    expect(registrations.map(({ name }) => name).toSorted()).toEqual(storedNames)
  },
)

test('messages are listed under their subject, whatever signs are in it', patience, async () => {
  const inbox = await theInbox()
  const sending =
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }'
  const told = (text: string) =>
    textIn(inbox, sending, { input: aContactMessage({ subject: nameWith(text), message: `Why? ${text}` }) })
  expect(await wrongAnswers(told, takenOrRefused('ContactReceipt'))).toEqual({})
  const { allContactMessages } = await inbox.asAdministrator<{ allContactMessages: { subject: string }[] }>(
    '{ allContactMessages { subject } }',
  )
  expect(allContactMessages.map(({ subject }) => subject).toSorted()).toEqual(storedNames)
})

test('a view is saved under any name', patience, async () => {
  const inbox = await theInbox()
  const saving = 'mutation ($name: String!) { saveView(name: $name, query: "status=new") { id name } }'
  const removing = 'mutation ($id: ID!) { deleteView(id: $id) { id } }'
  const saved = async (text: string) => {
    const [id = '', ...name] = (await textIn(inbox, saving, { name: nameWith(text) })).split(',')
    if (name.length > 0) await inbox.asAdministrator(removing, { id })
    return name.join() || id
  }
  expect(await wrongAnswers(saved, keptOrRefused)).toEqual({})
})

test('references, links and ids that are made of signs open nothing', patience, async () => {
  const inbox = await theInbox()
  const codeOf = (query: string) => (text: string) => textIn(inbox, query, { text })
  const refusals = ['', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT']
  for (const query of [
    'mutation ($text: String!) { openRequestStatus(reference: $text, words: "one two three four") { reference } }',
    'mutation ($text: String!) { openRequestStatus(reference: "LA-1111-1111", words: $text) { reference } }',
    'query ($text: String!) { requestStatus(pass: $text) { reference } }',
    'query ($text: ID!) { openLegalAidRequest(id: $text) { name } }',
    'query ($text: ID!) { requestScreenings(request: $text) { id } }',
    'query ($text: ID!) { lettersForRequest(id: $text, to: "declined") { mayBeSilent } }',
    'mutation ($text: String!) { moveRequests(ids: [], to: $text) { done { id } } }',
  ]) {
    const came = Object.values(await wrongAnswers(codeOf(query), () => 'opened'))
    expect(
      came.filter((code) => !refusals.includes(code)),
      query,
    ).toEqual([])
  }
})
