import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { gql } from 'urql'
import { expect, test } from 'vitest'
import { useRecordedRead } from './use-recorded-read.ts'

const openMutation = gql<{ message: { reference: string } | null }, { id: string }>`
  mutation OpenContactMessage($id: ID!) { message: openContactMessage(id: $id) { reference } }
`

function OpenedMessage({ id }: { id: string }) {
  const { query } = useRecordedRead(openMutation, { id })
  const [count, setCount] = useState(0)
  return (
    <>
      <p>{query.data?.message?.reference}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Rendered again {count} times
      </button>
      <button type="button" onClick={query.refetch}>
        Open again
      </button>
    </>
  )
}

test('what is recorded is read once, whatever renders again, and again only on a click', async () => {
  const gateway = createFakeGateway({ OpenContactMessage: { message: { reference: 'CM-7K3M-92QF' } } })
  const page = (
    <StrictMode>
      <OpenedMessage id="1" />
    </StrictMode>
  )
  const { user } = renderScreen([{ path: '*', element: page }], { path: '/', gateway })
  await screen.findByText('CM-7K3M-92QF')
  await user.click(screen.getByRole('button', { name: /^Rendered again/ }))
  await user.click(screen.getByRole('button', { name: /^Rendered again/ }))
  expect(gateway.countRequests('OpenContactMessage')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Open again' }))
  expect(gateway.countRequests('OpenContactMessage')).toBe(2)
})

const listMutation = gql<{ messages: { reference: string }[] }, { offset?: number }>`
  mutation ListContactMessages($offset: Int) { messages: listContactMessages(offset: $offset) { reference } }
`

function MessageCount() {
  const { query } = useRecordedRead(listMutation, {})
  return <p>{query.data && `${query.data.messages.length} messages`}</p>
}

test('a list that is longer than one answer is read to its end', async () => {
  const all = Array.from({ length: 1_203 }, (_, index) => ({ reference: `CM-${index}` }))
  const gateway = createFakeGateway({
    ListContactMessages: ({ offset = 0 }: { offset?: number }) => ({
      messages: all.slice(offset, offset + 250),
    }),
  })
  renderScreen([{ path: '*', element: <MessageCount /> }], { path: '/', gateway })
  await screen.findByText('1203 messages')
  expect(gateway.countRequests('ListContactMessages')).toBe(5)
})
