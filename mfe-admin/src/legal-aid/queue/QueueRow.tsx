/** One request in the queue: drawn again only when it changes, or a minute has passed. */
import { Badge } from '@access/kit'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DataRow } from '../../management/DataTable.tsx'
import { ChooseRow } from '../../management/list/ChooseRow.tsx'
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
      <ChooseRow
        name={request.reference}
        isChosen={isChosen}
        onChoose={(wanted) => onChoose(request, wanted)}
      >
        <Link to={`/admin/legal-aid/${request.id}`} className="nowrap">
          {request.reference}
        </Link>
      </ChooseRow>
    ),
    Promise: (request) => <DueMark request={request} now={now} />,
    ...plainCells,
  }
  return <DataRow row={request} columns={cells} isChosen={isChosen} />
}

export const QueueRow = memo(DrawnRow)
