/** Everybody a request is about. Administrators add whom the applicant did not name. */
import { Alert, Button } from 'antd'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Card } from '../../parts/Card.tsx'
import parts from '../../parts/parts.module.css'
import { useAct } from '../../parts/useAct.ts'
import type { Opened } from '../documents.ts'
import lines from '../legal-aid.module.css'
import styles from './conflicts.module.css'
import type { Conflicts, Party } from './conflicts.ts'
import { takeOutParty } from './documents.ts'
import { PartyDialog } from './PartyDialog.tsx'

export function Names({
  id,
  conflicts: { parties },
  onChanged,
}: {
  id: string
  conflicts: Conflicts
  onChanged(opened: Opened): void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const [asked, ask] = useState<Party | 'new' | null>(null)
  const { act, isActing, refused } = useAct(takeOutParty, {
    done: 'Party removed successfully',
    failed: 'Failed to remove party',
  })

  async function takeOut(party: string) {
    const changed = await act({ id, party })
    if (!changed) return
    onChanged(changed.opened)
    head.current?.focus()
  }

  return (
    <Card title="Names in this request" head={head}>
      <ul className={lines.lines}>
        {parties.map((party) => (
          <li key={party.id} className={lines.line}>
            <span>
              <b>{party.name}</b> <span className={lines.about}>({party.role})</span>
              {party.aliases.length > 0 && <> also {party.aliases.join(', ')}</>}
            </span>
            {!party.isTold && (
              <span className={styles.acts}>
                <Button
                  type="text"
                  icon={<Pencil size={18} aria-hidden />}
                  aria-label={`Edit ${party.name}`}
                  onClick={() => ask(party)}
                />
                <Button
                  type="text"
                  danger
                  icon={<Trash2 size={18} aria-hidden />}
                  aria-label={`Remove ${party.name}`}
                  disabled={isActing}
                  onClick={() => takeOut(party.id)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={parts.inside}>
        {refused && <Alert type="error" showIcon title={refused} />}
        <div>
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => ask('new')}>
            Add a name
          </Button>
        </div>
      </div>
      {asked && (
        <PartyDialog
          id={id}
          party={asked === 'new' ? null : asked}
          onNamed={onChanged}
          onClosed={() => ask(null)}
        />
      )}
    </Card>
  )
}
