/** The names of a request that are like names we know, and what was decided about each. */
import { Badge, capitalised } from '@access/kit'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../parts/Card.tsx'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import type { Opened } from '../documents.ts'
import lines from '../legal-aid.module.css'
import { spoken } from '../statuses.ts'
import styles from './conflicts.module.css'
import type { Conflicts, Hit } from './conflicts.ts'
import { HitDialog } from './HitDialog.tsx'
import { isGrave, meanings } from './words.ts'

export function Hits({
  id,
  conflicts: { hits },
  onChanged,
}: {
  id: string
  conflicts: Conflicts
  onChanged(opened: Opened): void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const [asked, ask] = useState<Hit | null>(null)
  return (
    <Card title="Names that are alike" head={head}>
      {hits.length === 0 ? (
        <p className={parts.inside}>No name in this request is like one we know.</p>
      ) : (
        <ul className={lines.lines}>
          {hits.map((hit) => (
            <li key={hit.id} className={lines.line}>
              <OneHit hit={hit} />
              {hit.needsDecision && (
                <Button
                  aria-label={`${decideOn(hit)}: ${hit.name} and ${hit.otherName}`}
                  onClick={() => ask(hit)}
                >
                  {decideOn(hit)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <HitDialog
          id={id}
          hit={asked}
          onDecided={onChanged}
          onClosed={(isDone) => {
            ask(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}

const decideOn = ({ decided }: Hit) => (decided ? 'Decide again' : 'Decide')

function OneHit({ hit }: { hit: Hit }) {
  const { relation, needsDecision, decided, name, role, otherName, otherRole, why, request, keptFor } = hit
  return (
    <div className={styles.hit}>
      <p className={styles.meaning}>
        {isGrave(relation) && !decided && <Badge tone="clay">Look here first</Badge>}
        <b>{meanings[relation] ?? relation}</b>
      </p>
      <p>
        <b>{name}</b> ({role} here) and <b>{otherName}</b>
        {request ? (
          <>
            {' '}
            ({otherRole} in{' '}
            <Link to={`/admin/legal-aid/${request.id}`} className="nowrap">
              {request.reference}
            </Link>
            , {spoken(request.status).toLowerCase()})
          </>
        ) : (
          ' (on our own list)'
        )}
      </p>
      <p className={lines.about}>Alike: {why.join(', ')}</p>
      {keptFor && <p className={parts.written}>Why they are on the list: {keptFor}</p>}
      {decided && needsDecision && (
        <p className={parts.written}>
          <Badge tone={decided.decision === 'conflict' ? 'clay' : 'moss'}>
            {capitalised(decided.decision)}
          </Badge>{' '}
          {decided.reason}{' '}
          <span className={lines.about}>
            ({decided.by}, <Moment at={decided.at} />)
          </span>
        </p>
      )}
    </div>
  )
}
