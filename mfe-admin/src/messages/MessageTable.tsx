/** The table of messages, unanswered ones first, with filters. */

import { containsLetters } from '@access/service-kit/text/search-text.rules'
import { Flex, Input, Typography } from 'antd'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { undecryptableText } from '../components/FactList.tsx'
import { Select } from '../components/Select.tsx'
import management from '../components/screen.module.css'
import { usePrivateSearch } from '../components/use-private-search.ts'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { List } from '../management/list/List.tsx'
import { sortMessages } from './answer-deadline.ts'
import type { MessageSummaryFragment } from './contact-messages.generated.ts'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { MessageBadges } from './MessageBadges.tsx'
import { stateOptions } from './message-states.ts'

const columns: Record<string, (message: MessageSummaryFragment) => ReactNode> = {
  Subject: ({ id, subject }) => <Link to={`/admin/messages/${id}`}>{subject ?? undecryptableText}</Link>,
  Reference: ({ reference }) => <span className="nowrap">{reference}</span>,
  From: ({ name }) => name ?? undecryptableText,
  State: (message) => <MessageBadges message={message} />,
  Reply: (message) => <DeadlineBadge message={message} />,
  Received: ({ receivedAt }) => <DateTime value={receivedAt} />,
}

const spamOptions = [
  { value: 'yes', label: 'Suspected spam' },
  { value: 'no', label: 'Not suspected' },
]

export function MessageTable({ messages }: { messages: MessageSummaryFragment[] }) {
  const { filters, setFilter } = useUrlFilters(['state', 'suspected'])
  const { search, setSearch } = usePrivateSearch()
  const filteredMessages = sortMessages(messages).filter(
    ({ state, isSuspectedSpam, reference, name, subject }) =>
      [reference, name, subject].some((text) => containsLetters(text, search)) &&
      (!filters.state || state === filters.state) &&
      (!filters.suspected || isSuspectedSpam === (filters.suspected === 'yes')),
  )
  return (
    <>
      <Flex wrap align="end" gap="small" className={parts.strip}>
        <Input
          type="search"
          className={management.searchField}
          prefix={<Search size={18} aria-hidden />}
          aria-label="Search by reference, name or subject"
          placeholder="Search by reference, name or subject"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label="State"
          emptyLabel="State: all"
          className={parts.filter}
          options={stateOptions}
          value={filters.state}
          onChange={(state) => setFilter('state', state)}
        />
        <Select
          aria-label="Spam"
          emptyLabel="Spam: all"
          className={parts.filter}
          options={spamOptions}
          value={filters.suspected}
          onChange={(suspected) => setFilter('suspected', suspected)}
        />
        <Typography.Text type="secondary" role="status" className={parts.resultCount}>
          {filteredMessages.length.toLocaleString('en-US')} of {messages.length.toLocaleString('en-US')}
        </Typography.Text>
      </Flex>
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
