/** Messages in a table, those that wait for an answer first, narrowed by what became of them. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Moment } from '../parts/Moment.tsx'
import { Narrow } from '../parts/Narrow.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { sealed } from '../parts/Reading.tsx'
import { useAddress } from '../parts/useAddress.ts'
import { DueMark } from './DueMark.tsx'
import type { Headline } from './documents.ts'
import { inOrder } from './due.ts'
import { MessageMarks } from './MessageMarks.tsx'
import { states } from './states.ts'

const columns: Record<string, (message: Headline) => ReactNode> = {
  Subject: ({ id, subject }) => <Link to={`/admin/messages/${id}`}>{subject ?? sealed}</Link>,
  From: ({ name }) => name ?? sealed,
  State: (message) => <MessageMarks message={message} />,
  Answer: (message) => <DueMark message={message} />,
  Received: ({ receivedAt }) => <Moment at={receivedAt} />,
}

const suspicions = [
  { value: 'yes', label: 'Suspected spam' },
  { value: 'no', label: 'Not suspected' },
]

export function MessageTable({ messages }: { messages: Headline[] }) {
  const { wanted, want } = useAddress(['state', 'suspected'])
  const found = inOrder(messages).filter(
    ({ state, suspected }) =>
      (!wanted.state || state === wanted.state) &&
      (!wanted.suspected || suspected === (wanted.suspected === 'yes')),
  )
  return (
    <>
      <div className={parts.filters}>
        <Narrow
          label="State"
          options={states}
          value={wanted.state}
          onChange={(state) => want('state', state)}
        />
        <Narrow
          label="Spam"
          options={suspicions}
          value={wanted.suspected}
          onChange={(suspected) => want('suspected', suspected)}
        />
        <p role="status" className={parts.found}>
          {found.length.toLocaleString('en-US')} of {messages.length.toLocaleString('en-US')}
        </p>
      </div>
      {found.length > 0 ? (
        <PagedTable
          // What is narrowed anew begins on its first page.
          key={JSON.stringify(wanted)}
          label="Messages, table"
          rows={found}
          columns={columns}
        />
      ) : (
        <Nothing>No message is like that.</Nothing>
      )}
    </>
  )
}
