/** Requests in a table, found by reference and narrowed by where they stand and how soon they need help. */
import { Badge } from '@access/kit'
import { urgencies } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { Input } from 'antd'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import management from '../management/management.module.css'
import { Moment } from '../parts/Moment.tsx'
import { Narrow } from '../parts/Narrow.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { useAddress } from '../parts/useAddress.ts'
import type { Headline } from './documents.ts'
import { ContactBy, StatusMark, UrgencyMark } from './marks.tsx'
import { statuses } from './statuses.ts'

const columns: Record<string, (request: Headline) => ReactNode> = {
  Reference: ({ id, reference }) => (
    <Link to={`/admin/legal-aid/${id}`} className="nowrap">
      {reference}
    </Link>
  ),
  Urgency: ({ urgency }) => <UrgencyMark urgency={urgency} />,
  Status: ({ status }) => <StatusMark status={status} />,
  Category: ({ category }) => category,
  Received: ({ receivedAt }) => <Moment at={receivedAt} />,
  'Contact by': (request) => <ContactBy request={request} />,
  Papers: ({ documentCount }) => documentCount,
  Unread: ({ unread }) => (unread > 0 ? <Badge tone="amber">{`${unread} new`}</Badge> : 'None'),
}

const urgent = urgencies.map(({ value }) => ({ value, label: value })).toReversed()

export function RequestTable({ requests }: { requests: Headline[] }) {
  const { wanted, want } = useAddress(['q', 'status', 'urgency'])
  const found = requests.filter(
    ({ reference, status, urgency }) =>
      plain(reference).includes(plain(wanted.q)) &&
      (!wanted.status || status === wanted.status) &&
      (!wanted.urgency || urgency === wanted.urgency),
  )
  return (
    <>
      <div className={parts.filters}>
        <Input
          type="search"
          className={management.searchField}
          prefix={<Search size={18} aria-hidden />}
          aria-label="Search by reference"
          placeholder="Search by reference"
          value={wanted.q}
          onChange={({ target }) => want('q', target.value)}
        />
        <Narrow
          label="Status"
          options={statuses}
          value={wanted.status}
          onChange={(status) => want('status', status)}
        />
        <Narrow
          label="Urgency"
          options={urgent}
          value={wanted.urgency}
          onChange={(urgency) => want('urgency', urgency)}
        />
        <p role="status" className={parts.found}>
          {found.length.toLocaleString('en-US')} of {requests.length.toLocaleString('en-US')}
        </p>
      </div>
      {found.length > 0 ? (
        <PagedTable
          // What is narrowed anew begins on its first page.
          key={JSON.stringify(wanted)}
          label="Legal aid requests, table"
          rows={found}
          columns={columns}
        />
      ) : (
        <Nothing>No request is like that.</Nothing>
      )}
    </>
  )
}

// Capitals, dashes and spaces do not matter to who reads a reference from a note.
const plain = (reference: string) => reference.replace(/[\s-]/g, '').toLowerCase()
