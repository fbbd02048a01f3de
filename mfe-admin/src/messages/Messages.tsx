/** The inbox of contact messages. Opening the list is recorded once; each message is read on its own screen. */
import { capitalize } from '@access/kit'
import { contactStates, messageKinds } from '@access/requests/contact/contact-message.rules'
import { containsLetters } from '@access/service-kit/text/search-text.rules'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { undecryptableText } from '../components/FactList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useRecordedRead } from '../data/use-recorded-read.ts'
import { Screen } from '../frame/Screen.tsx'
import { List } from '../management/list/List.tsx'
import { LocalFilters, useLocalFilters } from '../management/list/LocalFilters.tsx'
import { sortMessages } from './answer-deadline.ts'
import { ListContactMessagesDocument, type MessageSummaryFragment } from './contact-messages.generated.ts'
import { DeadlineBadge, MessageBadges } from './MessageBadges.tsx'

const columns: Record<string, (message: MessageSummaryFragment) => ReactNode> = {
  Subject: ({ id, subject }) => <Link to={`/admin/messages/${id}`}>{subject ?? undecryptableText}</Link>,
  Reference: ({ reference }) => <span className="nowrap">{reference}</span>,
  From: ({ name }) => name ?? undecryptableText,
  State: (message) => <MessageBadges message={message} />,
  Reply: (message) => <DeadlineBadge message={message} />,
  Received: ({ receivedAt }) => <DateTime value={receivedAt} />,
}

const buildOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalize(value) }))

const filterOptions = {
  state: { label: 'State', options: buildOptions(contactStates) },
  kind: { label: 'Kind', options: buildOptions(messageKinds) },
  suspected: {
    label: 'Spam',
    options: [
      { value: 'yes', label: 'Suspected spam' },
      { value: 'no', label: 'Not suspected' },
    ],
  },
}

export default function Messages() {
  const { query } = useRecordedRead(ListContactMessagesDocument, {})
  return (
    <Screen title="Messages">
      <Card title="All messages">
        <QueryResult query={query}>
          {({ messages }) =>
            messages.length === 0 ? (
              <EmptyList>No messages yet.</EmptyList>
            ) : (
              <MessageTable messages={messages} />
            )
          }
        </QueryResult>
      </Card>
    </Screen>
  )
}

/** Unanswered ones first. */
function MessageTable({ messages }: { messages: MessageSummaryFragment[] }) {
  const query = useLocalFilters(['state', 'kind', 'suspected'])
  const { filters, search } = query
  const filteredMessages = sortMessages(messages).filter(
    ({ state, kind, isSuspectedSpam, reference, name, subject }) =>
      [reference, name, subject].some((text) => containsLetters(text, search)) &&
      (!filters.state || state === filters.state) &&
      (!filters.kind || kind === filters.kind) &&
      (!filters.suspected || isSuspectedSpam === (filters.suspected === 'yes')),
  )
  return (
    <>
      <LocalFilters
        query={query}
        searchLabel="Search by reference, name or subject"
        options={filterOptions}
        matchCount={filteredMessages.length}
        total={messages.length}
      />
      <List
        // New filters start on the first page.
        key={JSON.stringify({ ...filters, search })}
        label="Messages"
        list={filteredMessages}
        columns={columns}
        empty={<EmptyList>No matching messages.</EmptyList>}
      />
    </>
  )
}
