/** One request in the queue: drawn again only when it changes, or a minute has passed. */
import { Badge } from '@access/kit'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DataRow } from '../../management/DataTable.tsx'
import list from '../../management/list/list.module.css'
import { Moment } from '../../parts/Moment.tsx'
import type { Headline } from '../documents.ts'
import { StatusMark, UrgencyMark } from '../marks.tsx'
import { DueMark } from './DueMark.tsx'

type Props = {
  request: Headline
  now: number
  isChosen: boolean
  /** Must stay the same from one drawing to the next. */
  onChoose(request: Headline, isChosen: boolean): void
}

type Cell = (request: Headline) => ReactNode

/** The cells that need nothing but the request, by their heading. */
const plainCells: Record<string, Cell> = {
  Urgency: ({ urgency }) => <UrgencyMark urgency={urgency} />,
  Status: ({ status }) => <StatusMark status={status} />,
  Category: ({ category }) => category,
  'Assigned to': ({ assigneeName }) => assigneeName ?? 'Nobody',
  Received: ({ receivedAt }) => <Moment at={receivedAt} />,
  Papers: ({ documentCount }) => documentCount,
  Unread: ({ unread }) => (unread > 0 ? <Badge tone="amber">{`${unread} new`}</Badge> : 'None'),
}

/** The columns, in order. */
export const headings = ['Reference', 'Promise', ...Object.keys(plainCells)]

function DrawnRow({ request, now, isChosen, onChoose }: Props) {
  const cells: Record<string, Cell> = {
    Reference: (request) => (
      <span className={list.inRow}>
        <input
          type="checkbox"
          className={list.box}
          aria-label={`Select ${request.reference}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(request, target.checked)}
        />
        <Link to={`/admin/legal-aid/${request.id}`} className="nowrap">
          {request.reference}
        </Link>
      </span>
    ),
    Promise: (request) => <DueMark request={request} now={now} />,
    ...plainCells,
  }
  return <DataRow row={request} columns={cells} />
}

export const QueueRow = memo(DrawnRow)
